import { createContext, useContext } from 'react';
import type { Words } from '../schema/words.ts';

/** The words of the interface for what is drawn on the machine; what wakes up in the browser gets its own as props. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** The words of the interface in the language of the page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no words: WordsContext is missing around this component');
  return words;
}
