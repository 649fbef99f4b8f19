import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { reasonOf } from '../../src/schema/reason.ts';
import type { EditorChoices } from '../disk/actions.ts';
import type { FileState } from '../disk/store.ts';
import { translationAt } from '../model/files.ts';
import { ask } from './ask.ts';
import { dataOf, EMPTY, next, storeDrafts, storedDrafts } from './work.ts';

const NO_CHOICES: EditorChoices = {
  examples: [],
  pictures: { plates: [], screens: [], icons: [] },
  languages: [],
};

/** The files, choices and drafts. The first two are read at the start and whenever the window gets the focus. */
export function useWork() {
  const [work, dispatch] = useReducer(next, EMPTY);
  const [message, setMessage] = useState('');
  /** Why the files could not be read; empty once they are. */
  const [unread, setUnread] = useState('');
  const [choices, setChoices] = useState(NO_CHOICES);
  const [atStart] = useState(storedDrafts);
  /** The drafts as this tab last stored them. */
  const last = useRef(atStart);

  const readFiles = () =>
    ask<FileState[]>('files').then(
      (files) => {
        dispatch({ type: 'read', files, stored: atStart });
        setUnread('');
      },
      (error) => setUnread(`The files can’t be read: ${reasonOf(error)}`),
    );
  useEffect(() => {
    const readAll = () => {
      void readFiles();
      ask<EditorChoices>('choices').then(setChoices, (error) =>
        setMessage(`The choices can’t be read: ${reasonOf(error)}`),
      );
    };
    readAll();
    addEventListener('focus', readAll);
    return () => removeEventListener('focus', readAll);
  }, []);

  const { files, drafts } = work;
  const isRead = files.size > 0;
  useEffect(() => {
    if (!isRead) return;
    if (storeDrafts(last.current, drafts)) last.current = drafts;
    else setMessage('This browser can’t store drafts: save before you close it');
  }, [drafts, isRead]);

  const records = useMemo(() => {
    const keys = new Set([...files.keys(), ...Object.keys(drafts)]);
    const own = [...keys].filter((key) => !translationAt(key));
    return new Map(own.map((key) => [key, dataOf({ files, drafts }, key)]));
  }, [files, drafts]);

  return {
    work,
    dispatch,
    /** The message about the last action or failure. */
    message: message || unread,
    setMessage,
    readFiles,
    isRead,
    /** Every record of the source language, with drafts. */
    records,
    ...choices,
  };
}
