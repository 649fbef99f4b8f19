/** Starts every behaviour on its elements, which have data attributes; a page without them has none. */
import { startCarousel } from './carousel.ts';
import { startDivider } from './divider.ts';
import { startFilm } from './film.ts';
import { startHandover } from './handover.ts';
import { startLanguageLinks } from './language-links.ts';
import { startLateDrawing } from './late-drawing.ts';
import { startLateScript } from './late-script.ts';
import { layOut } from './lay-out.ts';
import { startMenu } from './menu.ts';
import { startMotionSwitch } from './motion-switch.ts';
import { startParallax } from './parallax.ts';
import { startRecordSelector } from './record-selector.ts';
import { startReveal } from './reveal.ts';
import { startScreenChoice } from './screen-choice.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { startSiteBar } from './site-bar.ts';
import { startSmoothScroll } from './smooth-scroll.ts';
import { startSnapRows } from './snap-row.ts';
import { startTabs } from './tabs.ts';
import { startTypedWord } from './typed-word.ts';

function each<Kind extends Element>(selector: string, start: (element: Kind) => void) {
  for (const element of document.querySelectorAll<Kind>(selector)) start(element);
}

// These measure the page. In an animation frame they use the layout that is due anyway, instead of forcing one.
requestAnimationFrame(() => {
  startParallax();
  startSiteBar();
  startMenu();
});
each('nav[data-scroll-spy]', startScrollSpy);
each('[data-record-selector]', startRecordSelector);
startSmoothScroll();
each('[data-motion]', startMotionSwitch);
each('[data-typed-word]', startTypedWord);
startFilm();
startSnapRows();
each('[data-carousel]', startCarousel);
each('[data-divider]', startDivider);
each('[data-tabs]', startTabs);
each('[data-screen-choice]', startScreenChoice);
each('svg[data-late-drawing]', startLateDrawing);
startLateScript();
startHandover();
startLanguageLinks();
startReveal();
layOut();
