/**
 * Runs in a page: waits until every section is laid out, which happens one after the other, and what moves has come to rest.
 * What turns for ever, as a spinner does, is not waited for.
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
