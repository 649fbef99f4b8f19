/** Starts every behaviour. Each finds its elements by data attributes and does nothing without them. */
import { startCarousels } from './carousel.ts';
import { startDividers } from './divider.ts';
import { startFilm } from './film.ts';
import { startFollow } from './follow.ts';
import { startHandover } from './handover.ts';
import { startLanguageLinks } from './language-links.ts';
import { startLateDrawings } from './late-drawing.ts';
import { startLateScript } from './late-script.ts';
import { layOut } from './lay-out.ts';
import { startMenu } from './menu.ts';
import { startMotionSwitch } from './motion-switch.ts';
import { startParallax } from './parallax.ts';
import { startRecordSelector } from './record-selector.ts';
import { startReveal } from './reveal.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { startSmoothScroll } from './smooth-scroll.ts';
import { startSnapRows } from './snap-row.ts';
import { startTabs } from './tabs.ts';
import { startTypedWord } from './typed-word.ts';

// These measure the page. In an animation frame they use the layout that is due anyway, instead of forcing one.
requestAnimationFrame(() => {
  startParallax();
  startFollow();
  startMenu();
});
startScrollSpy();
startRecordSelector();
startSmoothScroll();
startMotionSwitch();
startTypedWord();
startFilm();
startSnapRows();
startCarousels();
startDividers();
startTabs();
startLateDrawings();
startLateScript();
startHandover();
startLanguageLinks();
startReveal();
layOut();
