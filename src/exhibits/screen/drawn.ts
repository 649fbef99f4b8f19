/** Access to the drawn product screens. */
import type { DrawnScreen } from '../../schema/picture.ts';
import type { Words } from '../../schema/words.ts';
import { cutsOf, type Drawing } from './Canvas.tsx';

const files = import.meta.glob<Drawing>('./drawings/*.tsx', { eager: true, import: 'drawing' });

/** The drawing with this name. @throws if there is none, which the content check rules out */
export function drawingOf(name: string): Drawing {
  const drawing = files[`./drawings/${name}.tsx`];
  if (!drawing) throw new Error(`src/exhibits/screen/drawings has no ${name}.tsx`);
  return drawing;
}

/** The data with which a page shows the file of a drawing; a test proves that each has a label. */
export function drawnScreen(name: string, { screens }: Pick<Words, 'screens'>): DrawnScreen {
  const labels: Readonly<Record<string, string>> = screens;
  return {
    address: `/vignettes/${name}.svg`,
    label: labels[name] ?? '',
    ...cutsOf(drawingOf(name)),
  };
}
