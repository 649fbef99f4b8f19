import { z } from 'zod';
import { readContent } from '../../src/content/check.ts';
import { readExamples } from '../../src/gallery/examples.ts';
import { pictureOptions } from './pictures.ts';
import type { Actions } from './requests.ts';
import { allFiles, type Change, save } from './store.ts';

const changes = z.array(
  z.object({
    key: z.string(),
    data: z.record(z.string(), z.unknown()),
    hash: z.string(),
    from: z.string().optional(),
  }),
) satisfies z.ZodType<Change[]>;

/** Everything that the editor's page can ask for. @param root the project's folder */
export function actionsIn(root: string): Actions {
  const examples = () => {
    const { entries } = readContent(root);
    const records = Map.groupBy(entries, ({ collection }) => collection);
    return readExamples(root, (collection) => (records.get(collection) ?? []).map(({ id }) => id));
  };
  return {
    read: {
      files: () => allFiles(root),
      examples,
      pictures: () => pictureOptions(root),
    },
    write: {
      save: (body: unknown) => save(root, changes.parse(body)),
    },
  };
}
