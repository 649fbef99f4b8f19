/** The drawn product screens: what pages show of them, and what stands in their files. */
import type { DrawnScreen } from '../../schema/picture.ts';
import type { Words } from '../../schema/words.ts';
import { cutsOf, type Drawing } from './Canvas.tsx';

const files = import.meta.glob<Drawing>('./drawings/*.tsx', { eager: true, import: 'drawing' });

/** The drawing with this name, which the check has proven to be there. */
export function drawingOf(name: string): Drawing {
  const drawing = files[`./drawings/${name}.tsx`];
  if (!drawing) throw new Error(`src/exhibits/screen/drawings has no ${name}.tsx`);
  return drawing;
}

/** What a page needs to know of a drawing to show the file of it; its test proves that there are words for each. */
export function drawnScreen(name: string, { screens }: Pick<Words, 'screens'>): DrawnScreen {
  const labels: Readonly<Record<string, string>> = screens;
  return {
    address: `/vignettes/${name}.svg`,
    label: labels[name] ?? '',
    ...cutsOf(drawingOf(name)),
  };
}
