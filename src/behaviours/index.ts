/** Starts every behaviour. Each acts on its data attributes alone and does nothing where there are none. */
import { startFilm } from './film.ts';
import { startMenu } from './menu.ts';
import { startMotionSwitch } from './motion-switch.ts';
import { startParallax } from './parallax.ts';
import { startReveal } from './reveal.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { startSmoothScroll } from './smooth-scroll.ts';
import { startTypedWord } from './typed-word.ts';

startMenu();
startReveal();
startScrollSpy();
startSmoothScroll();
startParallax();
startMotionSwitch();
startTypedWord();
startFilm();
