/**
 * Runs in a page: waits until every section is laid out, one after the other, and animations have ended. It doesn't wait for
 * endless ones, such as a spinner.
 */
export const settled = async () => {
  const isLeft = (section: Element) => getComputedStyle(section).contentVisibility === 'auto';
  while ([...document.querySelectorAll('main section, footer')].some(isLeft)) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      )
      .map(({ finished }) => finished),
  );
};
