/** The addresses of the film in brand/film/ and of its posters, as the build names them. */
const files = import.meta.glob<string>('/brand/film/hero-*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The addresses of one cut of the film and of its poster, in both formats. */
export interface FilmCut {
  readonly av1: string;
  readonly h264: string;
  readonly avif: string;
  readonly jpg: string;
}

/** The content check has proven that the files are there where brand.yaml names a film. */
const cut = (name: 'wide' | 'narrow'): FilmCut => {
  const file = (end: string) => files[`/brand/film/hero-${name}.${end}`] ?? '';
  return {
    av1: file('av1.webm'),
    h264: file('h264.mp4'),
    avif: file('poster.avif'),
    jpg: file('poster.jpg'),
  };
};

/** The cuts: for wide windows and for narrow ones. */
export const film = { wide: cut('wide'), narrow: cut('narrow') };
