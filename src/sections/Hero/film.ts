/** The built addresses of the files in brand/film/. */
const files = import.meta.glob<string>('/brand/film/hero-*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** One cut of the film and its poster. The content check makes sure that all files exist if the folder does. */
const cut = (name: 'wide' | 'narrow') => {
  const file = (end: string) => files[`/brand/film/hero-${name}.${end}`] ?? '';
  return {
    av1: file('av1.webm'),
    h264: file('h264.mp4'),
    avif: file('poster.avif'),
    jpg: file('poster.jpg'),
  };
};

/** The film; undefined if the brand has none. */
export const film =
  Object.keys(files).length > 0 ? { wide: cut('wide'), narrow: cut('narrow') } : undefined;
