import { createContext, useContext } from 'react';
import type { Words } from '../schema/words.ts';

/** The interface texts, for all components. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** The interface texts in the language of the page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords() needs a WordsContext around the component');
  return words;
}
