import { useSyncExternalStore } from 'react';

/** The widest window that counts as narrow; style sheets use the same. */
const NARROW = '(max-width: 768px)';

function subscribe(changed: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is narrow now; on the server it is not. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
