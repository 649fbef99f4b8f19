/**
 * Runs in a page: waits until what moves has come to rest. What turns for ever, as a spinner does, is not waited for.
 */
export const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      )
      .map(({ finished }) => finished),
  ).then(() => undefined);
