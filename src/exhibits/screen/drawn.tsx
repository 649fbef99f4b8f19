/** Access to the drawn product screens. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawnScreen } from '../../schema/picture.ts';
import type { ScreenTexts, Words } from '../../schema/words.ts';
import { cutsOf, type Drawing, DrawingFile, type Say, SayContext } from './Canvas.tsx';

const files = import.meta.glob<Drawing>('./drawings/*.tsx', { eager: true, import: 'drawing' });

/** The drawing with this name. @throws if there is none, which the content check rules out */
function drawingOf(name: string): Drawing {
  const drawing = files[`./drawings/${name}.tsx`];
  if (!drawing) throw new Error(`src/exhibits/screen/drawings has no ${name}.tsx`);
  return drawing;
}

const fileOf = (name: string, say: Say) =>
  renderToStaticMarkup(
    <SayContext value={say}>
      <DrawingFile drawing={drawingOf(name)} />
    </SayContext>,
  );

/** The texts of a drawing, collected by drawing it. */
function textsOf(name: string): ScreenTexts['texts'] {
  const texts = new Set<string>();
  fileOf(name, (text) => {
    if (typeof text === 'string') texts.add(text);
    return String(text);
  });
  return Object.fromEntries([...texts].entries());
}

/** The texts of every drawing by its name and their index, in the source language. */
export const drawnTexts = Object.fromEntries(
  Object.keys(files).map((file) => {
    const name = file.replace(/^.*\/|\.tsx$/g, '');
    return [name, textsOf(name)];
  }),
);

/** The SVG file of a drawing in one language. */
export function drawnFile(name: string, { language, texts }: ScreenTexts): string {
  const own = new Map(
    Object.entries(drawnTexts[name] ?? {}).map(([key, text]) => [text, texts[key]]),
  );
  const { format } = new Intl.NumberFormat(language);
  return fileOf(name, (text) =>
    typeof text === 'number' ? format(text) : (own.get(text) ?? text),
  );
}

/** The data with which a page shows the file of a drawing; a test proves that each has a label. */
export function drawnScreen(
  name: string,
  { screens, ...page }: Pick<Words, 'screens' | 'language'>,
  { language, start }: Omit<ScreenTexts, 'texts'>,
): DrawnScreen {
  const labels: Readonly<Record<string, string>> = screens;
  return {
    address: `/vignettes${start}/${name}.svg`,
    label: labels[name] ?? '',
    ...(language !== page.language && { lang: language }),
    ...cutsOf(drawingOf(name)),
  };
}
