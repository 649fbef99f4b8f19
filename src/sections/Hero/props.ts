import { plateImage } from '../../content/plates.ts';
import type { Site } from '../../content/site.ts';
import { film } from './film.ts';
import type { HeroProps } from './Hero.tsx';

export const heroProps = (section: Omit<HeroProps, 'film' | 'picture'>, site: Site): HeroProps => ({
  ...section,
  film: site.single('brand').film && film,
  picture: plateImage('frame/home', 'hero'),
});
