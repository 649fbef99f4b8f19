/** The built addresses of the files in brand/film/. */
const files = import.meta.glob<string>('/brand/film/hero-*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** One cut of the film and its poster. The content check makes sure that the files exist if brand.yaml names a film. */
const cut = (name: 'wide' | 'narrow') => {
  const file = (end: string) => files[`/brand/film/hero-${name}.${end}`] ?? '';
  return {
    av1: file('av1.webm'),
    h264: file('h264.mp4'),
    avif: file('poster.avif'),
    jpg: file('poster.jpg'),
  };
};

export const film = { wide: cut('wide'), narrow: cut('narrow') };
