import { type RefObject, useCallback, useState } from 'react';
import type { Fault, Outcome } from '../disk/store.ts';
import { write } from './ask.ts';
import { type Translating, withCorrections } from './use-translation.ts';
import type { useWork } from './use-work.ts';

/** `sections[2].heading` as `sections.2.heading`. */
export const withDots = (path: string) => path.replaceAll(/\[(\d+)\]/g, '.$1');

/** What saving needs of the editor. */
interface Parts
  extends Pick<ReturnType<typeof useWork>, 'work' | 'tell' | 'readFiles' | 'languages'> {
  readonly translating: Translating | undefined;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Leads to a field that is wrong, by its path with dots. */
  readonly mend: (key: string, dots: string) => void;
  /** Tells in words what came of it. */
  readonly say: (words: string) => void;
  /** Shows what somebody else has changed meanwhile. */
  readonly setOpen: (window: 'conflict') => void;
}

/**
 * Saves all drafts, and leads to what is wrong with them.
 * @param key the record that is open
 */
export function useSaving(
  key: string,
  { work, tell, readFiles, languages, translating, form, mend, say, setOpen }: Parts,
) {
  const { files, drafts, outside } = work;
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  /** The record that was to be saved and was refused. */
  const [tried, setTried] = useState<string>();
  const save = useCallback(async () => {
    const changes = Object.entries(withCorrections({ files, drafts }, languages)).map(
      ([at, { data, from }]) => ({
        key: at,
        data,
        from,
        hash: files.get(at)?.hash ?? '',
      }),
    );
    if (changes.length === 0) return;
    if (Object.keys(outside).length > 0) return setOpen('conflict');
    say('Saving …');
    try {
      const { faults: found, conflicts, saved } = await write<Outcome>('save', changes);
      const faults = translating ? found.map(translating.atField) : found;
      setRefused(faults);
      if (conflicts.length > 0) {
        await readFiles(false);
        say('');
        setOpen('conflict');
      } else if (faults.length > 0) {
        say('Not saved: ');
        setTried(key);
        // A fault in a record that nobody has changed comes from this one: it is listed above the fields.
        const first =
          faults.find((fault) => fault.key === key) ?? faults.find((fault) => fault.key in drafts);
        if (!first) form.current?.scrollTo(0, 0);
        else mend(first.key, withDots(first.path));
      } else {
        tell({ type: 'saved', files: saved });
        say(saved.length === 1 ? 'Saved' : `${saved.length} files saved`);
      }
    } catch (error) {
      say(`Not saved: ${error instanceof Error ? error.message : error}`);
    }
  }, [
    drafts,
    files,
    outside,
    readFiles,
    form,
    mend,
    key,
    languages,
    translating,
    tell,
    say,
    setOpen,
  ]);
  return { save, refused, tried, setRefused };
}
