/** Draws the pictures of the site: its plates, and what content shows besides them. */
import { existsSync, statSync } from 'node:fs';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { drawingName } from '../art/cuts.ts';
import { drawPlates } from '../art/draw.ts';
import { readContent } from '../src/content/check.ts';
import type { Content } from '../src/content/entry.ts';
import { drawingsIn, unreadProblem } from '../src/content/pictures.ts';
import { ContentError } from '../src/schema/problem.ts';

/** The run that was asked for last: each waits for the one before, since both would write the same files. */
let running: Promise<unknown> = Promise.resolve();

/**
 * Draws what isn't drawn yet.
 *
 * @param plates those of the registry that are needed; all of them unless said otherwise
 * @returns what was done, in one line
 * @throws ContentError with every photograph that can't be read to its end, and where content names it
 */
export function drawPictures(content: Content, plates?: ReadonlySet<string>): Promise<string> {
  const run = running.then(() => draw(content, plates));
  running = run.catch(() => undefined);
  return run;
}

async function draw({ entries }: Content, plates?: ReadonlySet<string>): Promise<string> {
  const drawings = drawingsIn(entries).filter(
    // In `npm run dev` the content check may still be asking for the file.
    ({ subject }) => subject.kind !== 'photograph' || existsSync(subject.file),
  );
  const { done, unread } = await drawPlates(drawings, plates);
  const problems = unread.flatMap(({ name, fault }) => {
    const drawing = drawings.find((each) => drawingName(each.key, each.cut) === name);
    return (drawing && unreadProblem(drawing, fault)) ?? [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return done;
}

/** What content showed when its pictures were drawn last. */
let shown = '';

/** How long files that change together, as when git brings a branch, are waited for, in ms. */
const TOGETHER_MS = 50;

/** The next look at content, where one has been asked for and not begun. */
let next: Promise<void> | undefined;

/**
 * Draws the pictures of content as it is now, where they have changed; what is wrong with them is written to the terminal.
 * Content is read once for all files that change together.
 */
export function redrawPictures(): Promise<void> {
  next ??= setTimeout(TOGETHER_MS).then(() => {
    next = undefined;
    return redraw();
  });
  return next;
}

async function redraw(): Promise<void> {
  const content = readContent('.');
  const drawings = drawingsIn(content.entries).map(({ entry: _, ...drawing }) => drawing);
  // A photograph that took the place of another has the same name.
  const times = drawings.map(
    ({ subject }) =>
      subject.kind === 'photograph' && statSync(subject.file, { throwIfNoEntry: false })?.mtimeMs,
  );
  const now = JSON.stringify([drawings, times]);
  if (now === shown) return;
  try {
    await drawPictures(content);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
  }
  shown = now;
}

if (import.meta.main) {
  try {
    console.log(`plates: ${await drawPictures(readContent('.'))}`);
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
}
