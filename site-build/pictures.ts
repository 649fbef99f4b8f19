/** Draws the pictures of the site: its plates, and the pictures that content defines. */
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { drawingName } from '../art/cuts.ts';
import { drawPlates } from '../art/draw.ts';
import { readContent } from '../src/content/check.ts';
import type { Content } from '../src/content/entry.ts';
import { drawingsIn, unreadProblem } from '../src/content/pictures/pictures.ts';
import { ContentError } from '../src/schema/problem.ts';

/** The last run. Each run waits for the previous one, since both would write the same files. */
let running: Promise<unknown> = Promise.resolve();

/**
 * Draws the pictures that don't exist yet.
 *
 * @param plates the needed plates of the registry; by default each is drawn when a browser asks for it
 * @returns one line on what was done
 * @throws ContentError with every damaged photograph, and the places in content that name it
 */
export function drawPictures(content: Content, plates?: ReadonlySet<string>): Promise<string> {
  const run = running.then(() => draw(content, plates));
  running = run.catch(() => undefined);
  return run;
}

async function draw({ entries }: Content, plates?: ReadonlySet<string>): Promise<string> {
  const drawings = drawingsIn(entries).filter(
    // In `npm run dev` the file may be missing; the content check reports that.
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

/** How long to wait for further changes, in ms: many files change together when git switches branches. */
const TOGETHER_MS = 50;

/** The next run, if it is requested but hasn't started. */
let next: Promise<void> | undefined;

/** Draws the pictures of the current content, and prints errors in them. Changes that come together share one run. */
export function redrawPictures(): Promise<void> {
  next ??= setTimeout(TOGETHER_MS).then(() => {
    next = undefined;
    return redraw();
  });
  return next;
}

async function redraw(): Promise<void> {
  try {
    await drawPictures(readContent('.'));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
  }
}
