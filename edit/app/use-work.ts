import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Example } from '../../src/gallery/examples.ts';
import { reasonOf } from '../../src/schema/reason.ts';
import type { pictureOptions } from '../disk/pictures.ts';
import type { FileState } from '../disk/store.ts';
import { translationAt } from '../schema/files.ts';
import type { Named } from '../schema/translation.ts';
import { read } from './ask.ts';
import { dataOf, EMPTY, keep, kept, next } from './work.ts';

const NO_PICTURES: ReturnType<typeof pictureOptions> = { plates: [], screens: [], icons: [] };

/**
 * What is being worked on: read when the editor opens and whenever somebody comes back to its window, and kept in the
 * browser.
 */
export function useWork() {
  const [work, tell] = useReducer(next, EMPTY);
  const [said, say] = useState('');
  const [examples, setExamples] = useState<readonly Example[]>([]);
  const [pictures, setPictures] = useState(NO_PICTURES);
  const [languages, setLanguages] = useState<readonly Named[]>([]);

  const readFiles = async (isFirst = false) => {
    try {
      const files = await read<FileState[]>('files');
      tell({ type: 'read', files, ...(isFirst && { kept: kept() }) });
    } catch (error) {
      say(`The files can’t be read: ${reasonOf(error)}`);
    }
  };
  useEffect(() => {
    void readFiles(true);
    const choose = async <T>(what: string, from: string, set: (choices: T) => void) => {
      try {
        set(await read<T>(from));
      } catch (error) {
        say(`The ${what} to choose from can’t be read: ${reasonOf(error)}`);
      }
    };
    void choose('sections', 'examples', setExamples);
    void choose('pictures', 'pictures', setPictures);
    void choose('languages', 'languages', setLanguages);
    const again = () => void readFiles();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, []);

  const isRead = work.files.size > 0;
  useEffect(() => {
    if (isRead && !keep(work)) say('This browser keeps no drafts: save before you close it');
  }, [work, isRead]);

  const { files, drafts } = work;
  const records = useMemo(() => {
    const keys = new Set([...files.keys(), ...Object.keys(drafts)]);
    const own = [...keys].filter((key) => !translationAt(key));
    return new Map(own.map((key) => [key, dataOf({ files, drafts }, key)]));
  }, [files, drafts]);

  return {
    work,
    tell,
    /** What was done or went wrong last, in words. */
    said,
    say,
    readFiles,
    isRead,
    /** Every record of the source, saved or not. */
    records,
    examples,
    pictures,
    languages,
  };
}
