/**
 * Hands the picture of a card over to the page that its link opens, and takes it back when the reader goes back: there the
 * picture at the head has the same name, so that a browser which fades one page into the next lets one become the other.
 * Any other link hands nothing over.
 */

/** What the picture at the head of a page is called in src/ui/Plate/Plate.module.css. */
const HEAD = 'head-picture';

/** Waits for links in the items of lists, which is what cards are; where pages don't fade, nothing comes of it. */
export function startHandover() {
  const root = document.documentElement;
  let carried: HTMLElement | null | undefined;
  const leave = (leaving: boolean) => {
    // The page's own head gives up its names.
    root.toggleAttribute('data-leaving', leaving);
    if (carried) carried.style.viewTransitionName = leaving ? HEAD : '';
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    carried = link ? link.closest('li')?.querySelector('img') : undefined;
  });
  let left = false;
  addEventListener('pageswap', ({ activation }) => {
    left = true;
    // Who goes back goes to the card.
    leave(activation?.navigationType !== 'traverse');
  });
  // The page may come back as it was left.
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!left) return;
    leave(viewTransition !== null);
    const end = () => leave(false);
    // A fade that the browser gives up is no error.
    viewTransition?.finished.then(end, end);
  });
}
