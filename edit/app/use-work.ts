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

/** The files and drafts. Files are read at the start and whenever the window gets the focus; the browser stores drafts. */
export function useWork() {
  const [work, tell] = useReducer(next, EMPTY);
  const [said, say] = useState('');
  const [examples, setExamples] = useState<readonly Example[]>([]);
  const [pictures, setPictures] = useState(NO_PICTURES);
  const [languages, setLanguages] = useState<readonly Named[]>([]);

  const fail = (what: string) => (error: unknown) =>
    say(`The ${what} can’t be read: ${reasonOf(error)}`);
  const readFiles = (isFirst = false) =>
    read<FileState[]>('files').then(
      (files) => tell({ type: 'read', files, ...(isFirst && { kept: kept() }) }),
      fail('files'),
    );
  useEffect(() => {
    void readFiles(true);
    read<typeof examples>('examples').then(setExamples, fail('sections to choose from'));
    read<typeof pictures>('pictures').then(setPictures, fail('pictures to choose from'));
    read<typeof languages>('languages').then(setLanguages, fail('languages'));
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
    /** The message about the last action or failure. */
    said,
    say,
    readFiles,
    isRead,
    /** Every record of the source language, with drafts. */
    records,
    examples,
    pictures,
    languages,
  };
}
