/** Feeds Astro's content store from the content check, so that records are read in one way only. */
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { type Content, readContent } from './check.ts';
import { formatProblem } from './problem.ts';

let current: Content | undefined;

/** The checked content; anything wrong in it ends the build with a list of places and remedies. */
function load(root: string): Content {
  current ??= readContent(root);
  if (current.problems.length > 0) {
    const list = current.problems.map((problem) => `  ${formatProblem(problem)}`).join('\n');
    current = undefined;
    throw new Error(`content/ has problems:\n${list}`);
  }
  return current;
}

/** A loader for the records of one collection, or for the one record of a singleton. */
export function recordsLoader(name: string): Loader {
  return {
    name: `records-${name}`,
    load: async ({ store, config, watcher, logger, parseData }) => {
      const root = fileURLToPath(config.root);
      const fill = async () => {
        const entries = load(root).entries.filter((entry) => entry.collection === name);
        store.clear();
        for (const { id, source } of entries) {
          store.set({
            id,
            data: await parseData({ id, data: source.data as Record<string, unknown> }),
          });
        }
      };
      await fill();
      watcher?.add(`${root}content`);
      watcher?.on('all', async (_event, path) => {
        if (!path.startsWith(`${root}content/`) || !path.endsWith('.yaml')) return;
        current = undefined;
        try {
          await fill();
        } catch (error) {
          // The dev server lives on with the last good content while the editor mends the file.
          logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}
