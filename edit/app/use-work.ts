import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { Example } from '../../src/gallery/examples.ts';
import type { FileState } from '../disk/store.ts';
import { translationAt } from '../schema/files.ts';
import type { Named } from '../schema/translation.ts';
import { read } from './ask.ts';
import type { Pictures } from './use-form.ts';
import { dataOf, EMPTY, keep, kept, next } from './work.ts';

/**
 * What is being worked on: read when the editor opens and whenever somebody comes back to its window, and kept in the
 * browser.
 * @param say tells in words what went wrong
 */
export function useWork(say: (words: string) => void) {
  const [work, tell] = useReducer(next, EMPTY);
  const [examples, setExamples] = useState<readonly Example[]>([]);
  const [pictures, setPictures] = useState<Pictures>();
  const [languages, setLanguages] = useState<readonly Named[]>([]);

  const readFiles = useCallback(
    async (first: boolean) => {
      try {
        const list = await read<FileState[]>('files');
        tell({ type: 'read', files: list, ...(first && { kept: kept() }) });
      } catch (error) {
        say(`The files can’t be read: ${error instanceof Error ? error.message : error}`);
      }
    },
    [say],
  );
  useEffect(() => {
    void readFiles(true);
    read<Example[]>('examples').then(setExamples, () => {});
    read<Pictures>('pictures').then(setPictures, () => {});
    read<Named[]>('languages').then(setLanguages, () => {});
    const again = () => void readFiles(false);
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [readFiles]);

  const isRead = work.files.size > 0;
  useEffect(() => {
    if (isRead && !keep(work)) say('This browser keeps no drafts: save before you close it');
  }, [work, isRead, say]);

  const { files, drafts } = work;
  /** Every record of the source, saved or not. */
  const records = useMemo(() => {
    const keys = new Set([...files.keys(), ...Object.keys(drafts)]);
    const own = [...keys].filter((key) => !translationAt(key));
    return new Map(own.map((key) => [key, dataOf({ files, drafts }, key)]));
  }, [files, drafts]);

  return { work, tell, readFiles, isRead, records, examples, pictures, languages };
}
