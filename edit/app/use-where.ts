import { useCallback, useEffect, useState } from 'react';
import { HOME } from '../schema/files.ts';
import { kept } from './work.ts';

/** The record in the address; where there is none, what was not saved before a crash, or the home page. */
const keyInAddress = () => location.hash.slice(1) || Object.keys(kept())[0] || HOME;

/** What is worked on: a record, and a section of it, beside a page that shows it. The record stands in the address. */
export function useWhere() {
  const [key, setKey] = useState(keyInAddress);
  const [chosen, setChosen] = useState<number>();
  const [pageWanted, setPageWanted] = useState<string>();

  /** Opens a record; @param beside the page that stays, where it is not the one that shows the record first */
  const goTo = useCallback((to: string, beside?: string) => {
    location.hash = to;
    setKey(to);
    setPageWanted(beside);
    setChosen(undefined);
  }, []);
  useEffect(() => {
    const go = () => {
      if (keyInAddress() !== key) goTo(keyInAddress());
    };
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, [key, goTo]);

  return { key, chosen, setChosen, pageWanted, setPageWanted, goTo };
}
