import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { englishName } from '../../src/content/languages/language.ts';
import { languagesNamed } from '../../src/content/languages/read-languages.ts';
import { readExamples } from '../../src/gallery/examples.ts';
import { entriesIn, keyOf, translationAt } from '../model/files.ts';
import type { LanguageName } from '../model/translation.ts';
import { catchUp, type Member, publishBranch, resolution, undoUnpublished } from './branch.ts';
import {
  changedFiles,
  changesIn,
  git,
  hasOtherRecords,
  historyOf,
  publish,
  push,
  remoteOf,
  unsentIn,
  versionOf,
} from './git.ts';
import { addPicture, archiveUnused, pictureOptions, restorePictures } from './pictures.ts';
import { makeQueue } from './queue.ts';
import { removalOf, remove, rename } from './records.ts';
import type { Actions } from './requests.ts';
import { allFiles, finishWriting, kindFor, save } from './store.ts';
import { keyIn, mustBeSmall, Refusal, recordIn } from './validate.ts';

/** An action whose request body is parsed by a schema. */
const withBody =
  <Schema extends z.ZodType>(schema: Schema, act: (body: z.output<Schema>) => unknown) =>
  (body: unknown) =>
    act(schema.parse(body));

/** The most characters in a commit message or a name: the system limits an argument to git to about 128 kB. */
const LONGEST_MESSAGE = 10_000;

const commitText = z
  .string()
  .trim()
  .min(1)
  .transform((text) => {
    if (text.length > LONGEST_MESSAGE) {
      throw new Refusal(`Too long for a commit: ${LONGEST_MESSAGE} characters at most.`);
    }
    // Any control character except line feed and tab.
    if (/[^\P{Cc}\n\t]/u.test(text)) {
      throw new Refusal('A commit can’t contain control characters.');
    }
    return text;
  });
const publication = z.object({
  message: commitText,
  name: commitText,
  email: commitText,
  resolution: resolution.optional(),
});

/** What a person may change: some may change only certain languages. */
function rightsIn(root: string, { languages }: Partial<Member>) {
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
  /** @throws Refusal with the languages that they may change */
  const refuse = () => {
    const names = new Intl.ListFormat('en-GB').format(languages?.map(englishName) ?? []);
    throw new Refusal(`You may only change content in ${names}.`);
  };
  return {
    notTheirs,
    refuse,
    /** @throws Refusal if they may not change one of the files */
    allow: (...keys: readonly string[]) => {
      if (!keys.every(isTheirs)) refuse();
    },
  };
}

/** What the site's sections, pictures and languages can be chosen from. */
export type EditorChoices = ReturnType<typeof choicesIn>;

function choicesIn(root: string) {
  const entries = allFiles(root).flatMap(({ key, data }) => entriesIn(kindFor(key), key, data));
  const records = Map.groupBy(entries, ({ collection }) => collection);
  const idsOf = (collection: string) => (records.get(collection) ?? []).map(({ id }) => id);
  return {
    // As it is written: a list of one section, without defaults.
    examples: readExamples(root, idsOf).map((each) => ({ ...each, section: parse(each.yaml)[0] })),
    pictures: pictureOptions(root),
    languages: languagesNamed(root) as readonly LanguageName[],
  };
}

/**
 * All actions of the editor's page.
 * @param root the project's folder
 * @param member in a team, where each person has a folder of their own
 */
export function actionsIn(root: string, member?: Member): Actions {
  finishWriting(root);
  // Others' published changes must not be merged in during a save.
  const inTurn = makeQueue();
  const { allow, notTheirs, refuse } = rightsIn(root, member ?? {});
  // Parsing validates the names.
  const key = z.string().transform((text) => keyIn(root, text));
  const name = z.string().transform((text) => recordIn(root, text));
  const data = z.record(z.string(), z.unknown());
  const change = z.object({ key, data, hash: z.string(), from: key.optional() });
  const others = () =>
    member
      ? readdirSync(dirname(root))
          .map((name) => join(dirname(root), name))
          .filter((folder) => folder !== root)
      : [];
  return {
    files: () =>
      inTurn(async () => {
        // Clashing fields are resolved at publishing.
        if (member) await catchUp(root, member);
        return allFiles(root);
      }),
    choices: () => choicesIn(root),
    changes: async () => {
      const found = await changesIn(root);
      if (!member) return found;
      const unsent = await unsentIn(member.clone, found.remote);
      const { name, email } = member;
      return { ...found, author: { name, email }, unsent, notOwn: await notTheirs() };
    },
    removal: withBody(z.object({ name }), ({ name }) => removalOf(root, name)),
    history: withBody(z.object({ key }), ({ key }) => historyOf(root, key)),
    version: withBody(z.object({ key, commit: z.string() }), ({ key, commit }) =>
      versionOf(root, key, commit),
    ),
    save: withBody(z.array(change), (list) => {
      allow(...list.map(({ key }) => key));
      for (const { key, data } of list) mustBeSmall(key, data);
      return inTurn(() => {
        restorePictures(root, list);
        return save(root, list);
      });
    }),
    rename: withBody(z.object({ name, to: name }), ({ name, to }) => {
      allow(name.key, to.key);
      return inTurn(() => rename(root, name, to));
    }),
    remove: withBody(z.object({ name, leadTo: z.string() }), ({ name, leadTo }) => {
      allow(name.key);
      return inTurn(() => remove(root, name, leadTo));
    }),
    picture: withBody(z.object({ key, name: z.string(), data: z.base64() }), (given) => {
      allow(given.key);
      return inTurn(() => addPicture(root, given, others()));
    }),
    'archive-unused': () => inTurn(() => archiveUnused(root)),
    // A stash belongs to the clone, so its maintainer can apply it to anyone's draft.
    stash: () =>
      inTurn(async () => {
        const files = await notTheirs();
        if (files.length === 0) return;
        const message = `--message=${member?.name}: saved before the right to it ended`;
        const how = ['--quiet', '--include-untracked', message];
        await git(root, 'stash', 'push', ...how, '--', ...files);
      }),
    // Pushes commits that could not be pushed earlier.
    send: () =>
      inTurn(async () => {
        const sender = member?.clone ?? root;
        return push(sender, await remoteOf(sender));
      }),
    publish: withBody(publication, (given) =>
      inTurn(async () => {
        // Pictures that no record names must not be published.
        archiveUnused(root);
        if (!member) return publish(root, given);
        await undoUnpublished(root, member);
        if ((await notTheirs()).length > 0) refuse();
        return publishBranch(root, member, given.message, given.resolution);
      }),
    ),
  };
}
