/** The addresses of the film and of its posters, as the build names them. */
import filmNarrowAv1 from '../../../content/film/hero-narrow.av1.webm?url';
import filmNarrowH264 from '../../../content/film/hero-narrow.h264.mp4?url';
import posterNarrowAvif from '../../../content/film/hero-narrow.poster.avif?url';
import posterNarrowJpg from '../../../content/film/hero-narrow.poster.jpg?url';
import filmWideAv1 from '../../../content/film/hero-wide.av1.webm?url';
import filmWideH264 from '../../../content/film/hero-wide.h264.mp4?url';
import posterWideAvif from '../../../content/film/hero-wide.poster.avif?url';
import posterWideJpg from '../../../content/film/hero-wide.poster.jpg?url';

export const film = {
  wide: { av1: filmWideAv1, h264: filmWideH264, avif: posterWideAvif, jpg: posterWideJpg },
  narrow: {
    av1: filmNarrowAv1,
    h264: filmNarrowH264,
    avif: posterNarrowAvif,
    jpg: posterNarrowJpg,
  },
};
