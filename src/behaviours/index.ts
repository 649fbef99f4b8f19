/** Starts every behaviour. Each acts on its data attributes alone and does nothing where there are none. */
import { startFilm } from './film.ts';
import { startFollow } from './follow.ts';
import { startLateDrawings } from './late-drawing.ts';
import { startLateScript } from './late-script.ts';
import { startMenu } from './menu.ts';
import { startMotionSwitch } from './motion-switch.ts';
import { startParallax } from './parallax.ts';
import { startRecordSelector } from './record-selector.ts';
import { startReveal } from './reveal.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { startSmoothScroll } from './smooth-scroll.ts';
import { startSnapRows } from './snap-row.ts';
import { startTypedWord } from './typed-word.ts';

startMenu();
startFollow();
startReveal();
startScrollSpy();
startRecordSelector();
startSmoothScroll();
startParallax();
startMotionSwitch();
startTypedWord();
startFilm();
startSnapRows();
startLateDrawings();
startLateScript();
