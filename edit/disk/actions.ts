import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { readContent } from '../../src/content/check.ts';
import { languagesNamed } from '../../src/content/languages.ts';
import { englishName } from '../../src/content/pairs.ts';
import { readExamples } from '../../src/gallery/examples.ts';
import { keyOf, translationAt } from '../schema/files.ts';
import { catchUp, publishBranch, settled, takeBack, type Workplace } from './branch.ts';
import { keyIn, mustBeSmall, Refusal, recordIn } from './door.ts';
import {
  changedFiles,
  changesIn,
  git,
  hasOtherRecords,
  historyOf,
  publish,
  remoteOf,
  send,
  unsentIn,
  versionOf,
} from './git.ts';
import { addPicture, bringBack, pictureOptions, putAway } from './pictures.ts';
import { makeQueue } from './queue.ts';
import { removalOf, remove, rename } from './records.ts';
import type { Actions } from './requests.ts';
import { allFiles, finishWriting, save } from './store.ts';

/** An action whose request body is parsed by a schema. */
const taking =
  <Schema extends z.ZodType>(schema: Schema, act: (body: z.output<Schema>) => unknown) =>
  (body: unknown) =>
    act(schema.parse(body));

/** The most characters in a commit message or a name: the system limits an argument to git to about 128 kB. */
const LONGEST_MESSAGE = 10_000;

/** Text for a commit. */
const committed = z
  .string()
  .trim()
  .min(1)
  .transform((text) => {
    if (text.length > LONGEST_MESSAGE) {
      throw new Refusal(`Too long for a commit: ${LONGEST_MESSAGE} characters at most.`);
    }
    // Any control character except line feed and tab.
    if (/[^\P{Cc}\n\t]/u.test(text)) {
      throw new Refusal('A commit takes no control characters: write the words anew.');
    }
    return text;
  });
const publication = z.object({
  message: committed,
  name: committed,
  email: committed,
  settled: settled.optional(),
});

/** What a person may change: some may change only certain languages. */
function rightsIn(root: string, { languages }: Partial<Workplace>) {
  const isTheirs = (key: string) => {
    if (!languages) return true;
    const { folder = languagesNamed(root)[0]?.tag } = translationAt(key) ?? {};
    return languages.some((tag) => tag.toLowerCase() === folder?.toLowerCase());
  };
  /** Paths of saved files that they may no longer change. The right to add or delete a record covers its translations. */
  const notTheirs = async () => {
    const changed = await changedFiles(root);
    const moved = new Set<string>();
    for (const each of changed) {
      if (await hasOtherRecords(root, each)) moved.add(keyOf(each.file));
    }
    return changed
      .map(({ file }) => file)
      .filter((file) => {
        const key = keyOf(file);
        const { of = '' } = translationAt(key) ?? {};
        return !isTheirs(moved.has(of) ? of : key);
      });
  };
  const refuse = () => {
    const names = new Intl.ListFormat('en-GB').format(languages?.map(englishName) ?? []);
    throw new Refusal(`You may change what is in ${names}, and nothing else.`);
  };
  return {
    notTheirs,
    /** @throws Refusal if they may not change one of the files */
    allow: (...keys: readonly string[]) => {
      if (!keys.every(isTheirs)) refuse();
    },
    /** @throws Refusal if they may no longer change one of the saved files */
    allowSaved: async () => {
      if ((await notTheirs()).length > 0) refuse();
    },
  };
}

/**
 * All actions of the editor's page.
 * @param root the project's folder
 * @param place in a team, where each person has a folder of their own
 */
export function actionsIn(root: string, place?: Workplace): Actions {
  finishWriting(root);
  // Others' published changes must not be merged in during a save.
  const inTurn = makeQueue();
  const { allow, allowSaved, notTheirs } = rightsIn(root, place ?? {});
  // Parsing validates the names.
  const key = z.string().transform((text) => keyIn(root, text));
  const name = z.string().transform((text) => recordIn(root, text));
  const data = z.record(z.string(), z.unknown());
  const change = z.object({ key, data, hash: z.string(), from: key.optional() });
  const others = () =>
    place
      ? readdirSync(dirname(root))
          .map((name) => join(dirname(root), name))
          .filter((folder) => folder !== root)
      : [];
  const examples = () => {
    const { entries } = readContent(root);
    const records = Map.groupBy(entries, ({ collection }) => collection);
    return readExamples(root, (collection) => (records.get(collection) ?? []).map(({ id }) => id));
  };
  return {
    read: {
      files: () =>
        inTurn(async () => {
          // Fields that clash are settled at publishing.
          if (place) await catchUp(root, place);
          return allFiles(root);
        }),
      examples,
      languages: () => languagesNamed(root),
      pictures: () => pictureOptions(root),
      changes: async () => {
        const found = await changesIn(root);
        if (!place) return found;
        const unsent = await unsentIn(place.clone, found.remote);
        const { branch, name, email } = place;
        const author = { name, email };
        return { ...found, branch, author, unsent, notOwn: await notTheirs() };
      },
      removal: taking(z.object({ name }), ({ name }) => removalOf(root, name)),
      history: taking(z.object({ key }), ({ key }) => historyOf(root, key)),
      version: taking(z.object({ key, commit: z.string() }), ({ key, commit }) =>
        versionOf(root, key, commit),
      ),
    },
    write: {
      save: taking(z.array(change), (list) => {
        allow(...list.map(({ key }) => key));
        for (const { key, data } of list) mustBeSmall(key, data);
        return inTurn(() => {
          bringBack(root, list);
          return save(root, list);
        });
      }),
      rename: taking(z.object({ name, to: name }), ({ name, to }) => {
        allow(name.key, to.key);
        return inTurn(() => rename(root, name, to));
      }),
      remove: taking(z.object({ name, leadTo: z.string() }), ({ name, leadTo }) => {
        allow(name.key);
        return inTurn(() => remove(root, name, leadTo));
      }),
      picture: taking(z.object({ key, name: z.string(), data: z.base64() }), (given) => {
        allow(given.key);
        return inTurn(() => addPicture(root, given, others()));
      }),
      'put-away': () => inTurn(() => putAway(root)),
      // A stash belongs to the clone, so its maintainer can apply it to anyone's draft.
      'set-aside': () =>
        inTurn(async () => {
          const files = await notTheirs();
          if (files.length === 0) return;
          const message = `--message=${place?.name}: saved before the right to it ended`;
          const how = ['--quiet', '--include-untracked', message];
          await git(root, 'stash', 'push', ...how, '--', ...files);
        }),
      // Pushes commits that could not be pushed earlier.
      send: () =>
        inTurn(async () => {
          const sender = place?.clone ?? root;
          return send(sender, await remoteOf(sender));
        }),
      publish: taking(publication, (given) =>
        inTurn(async () => {
          // Pictures that no record names must not be published.
          putAway(root);
          if (!place) return publish(root, given);
          await takeBack(root, place);
          await allowSaved();
          return publishBranch(root, place, given.message, given.settled);
        }),
      ),
    },
  };
}
