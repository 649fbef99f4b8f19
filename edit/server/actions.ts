import { z } from 'zod';
import { readContent } from '../../src/content/check.ts';
import { readExamples } from '../../src/gallery/examples.ts';
import { changesIn, historyOf, publish, versionOf } from './git.ts';
import { addPicture, pictureOfExample, pictureOptions } from './pictures.ts';
import { referrersOf, remove, rename } from './records.ts';
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
const record = z.object({ key: z.string() });
const version = record.extend({ commit: z.string() });
const renaming = record.extend({ to: z.string() });
const removal = record.extend({ leadTo: z.string() });
const picture = record.extend({ name: z.string(), data: z.base64() });
const publication = z.object({
  message: z.string().trim().min(1),
  name: z.string().trim().min(1),
  email: z.string().trim().min(1),
});

/** Everything that the editor's page can ask for. @param root the project's folder */
export function actionsIn(root: string): Actions {
  const examples = () => {
    const { entries } = readContent(root);
    const records = Map.groupBy(entries, ({ collection }) => collection);
    return readExamples(root, (collection) =>
      (records.get(collection) ?? []).map(({ id }) => id),
    ).map((example) => ({ ...example, picture: pictureOfExample(root, example.id) }));
  };
  return {
    read: {
      files: () => allFiles(root),
      examples,
      pictures: () => pictureOptions(root),
      changes: () => changesIn(root),
      referrers: (body) => referrersOf(root, record.parse(body).key),
      history: (body) => historyOf(root, record.parse(body).key),
      version: (body) => {
        const { key, commit } = version.parse(body);
        return versionOf(root, key, commit);
      },
    },
    write: {
      save: (body) => save(root, changes.parse(body)),
      rename: (body) => {
        const { key, to } = renaming.parse(body);
        return rename(root, key, to);
      },
      remove: (body) => {
        const { key, leadTo } = removal.parse(body);
        return remove(root, key, leadTo);
      },
      picture: (body) => addPicture(root, picture.parse(body)),
      publish: (body) => publish(root, publication.parse(body)),
    },
  };
}
