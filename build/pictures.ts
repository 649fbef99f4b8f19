/** Draws every picture of the site, those of its content included: `npm run art`, and the first step of a build. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { drawingName, drawPlates } from '../art/draw.ts';
import { type Content, readContent } from '../src/content/check.ts';
import { drawingsIn } from '../src/content/pictures.ts';
import { ContentError, formatPath, type Problem } from '../src/content/problem.ts';

/**
 * Draws what isn't drawn yet.
 *
 * @returns what was done, in one line
 * @throws ContentError with every photograph that can't be read to its end, and where content names it
 */
export async function drawPictures({ entries }: Content): Promise<string> {
  const drawings = drawingsIn(entries).filter(
    // In `npm run dev` the content check may still be asking for the file.
    ({ subject }) => subject.kind !== 'photograph' || existsSync(subject.file),
  );
  const { done, unread } = await drawPlates(drawings);
  const problems = unread.flatMap(({ name, fault }): Problem[] => {
    const drawing = drawings.find((each) => drawingName(each) === name);
    if (drawing?.subject.kind !== 'photograph') return [];
    const { entry, path, subject } = drawing;
    const at = [...path, 'file'];
    const message = `${subject.file} can't be read to its end: save it anew (${fault})`;
    const { file, lineOf } = entry.source;
    return [{ file, line: lineOf(at), path: formatPath(at), message }];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return done;
}

/** What content showed when its pictures were drawn last. */
let shown = '';

/** Draws the pictures of content as it is now, where they have changed; what is wrong with them is written to the terminal. */
export async function redrawPictures(): Promise<void> {
  const content = readContent('.');
  const now = JSON.stringify(
    drawingsIn(content.entries).map(({ entry: _, ...drawing }) => drawing),
  );
  if (now === shown) return;
  shown = now;
  try {
    await drawPictures(content);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
  }
}

if (import.meta.main) {
  try {
    console.log(`plates: ${await drawPictures(readContent('.'))}`);
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
}
