/** Access to the drawn product screens. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawnScreen } from '../../schema/picture.ts';
import type { ScreenTexts } from '../../schema/words.ts';
import { cutsOf, type Drawing, DrawingFile, type Say, SayContext } from './Canvas.tsx';

const files = import.meta.glob<Drawing>('./drawings/*.tsx', { eager: true, import: 'drawing' });

/** The drawing with this name. @throws if there is none, which the content check rules out */
function drawingOf(name: string): Drawing {
  const drawing = files[`./drawings/${name}.tsx`];
  if (!drawing) throw new Error(`src/exhibits/screen/drawings has no ${name}.tsx`);
  return drawing;
}

const fileOf = (drawing: Drawing, say: Say) =>
  renderToStaticMarkup(
    <SayContext value={say}>
      <DrawingFile drawing={drawing} />
    </SayContext>,
  );

/** The text alternative of a drawing and all that it says, in the source language. */
export function textsOf(name: string): readonly string[] {
  const drawing = drawingOf(name);
  const texts = new Set([drawing.label]);
  fileOf(drawing, (text) => {
    if (typeof text === 'string') texts.add(text);
    return String(text);
  });
  return [...texts];
}

/** The SVG file of a drawing in one language. */
export function drawnFile(name: string, { language, texts }: ScreenTexts): string {
  const { format } = new Intl.NumberFormat(language);
  return fileOf(drawingOf(name), (text) =>
    typeof text === 'number' ? format(text) : (texts[text] ?? text),
  );
}

/** The data with which a page shows the file of a drawing. @param pageLanguage the language of that page */
export function drawnScreen(
  name: string,
  { language, prefix, texts }: ScreenTexts,
  pageLanguage: string,
): DrawnScreen {
  const drawing = drawingOf(name);
  return {
    address: `/vignettes${prefix}/${name}.svg`,
    label: texts[drawing.label] ?? drawing.label,
    ...(language !== pageLanguage && { lang: language }),
    ...cutsOf(drawing),
  };
}
