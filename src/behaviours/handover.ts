/**
 * Gives the picture of a clicked card the `view-transition-name` of the picture at the head of the next page, so that the
 * browser morphs one into the other, and back again when the visitor goes back. Links outside cards have no effect.
 */

/** The name of the head picture in src/ui/Plate/Plate.module.css. */
const HEAD = 'head-picture';

/** Listens for clicks on cards, which are list items. Without view transitions it has no effect. */
export function startHandover() {
  const root = document.documentElement;
  let carried: HTMLElement | null | undefined;
  const leave = (leaving: boolean) => {
    // The style sheet then removes the name from this page's own head picture.
    root.toggleAttribute('data-leaving', leaving);
    if (carried) carried.style.viewTransitionName = leaving ? HEAD : '';
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    carried = link ? link.closest('main li')?.querySelector('img') : undefined;
  });
  let left = false;
  addEventListener('pageswap', ({ activation }) => {
    left = true;
    // On the way back, the head picture keeps its name and the other page names the card.
    leave(activation?.navigationType !== 'traverse');
  });
  // In a page restored from the back/forward cache the card has the name until the transition ends.
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!left) return;
    leave(viewTransition !== null);
    const end = () => leave(false);
    // `finished` also rejects when the browser skips the transition.
    viewTransition?.finished.then(end, end);
  });
}
