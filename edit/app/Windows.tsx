import type { Data } from '../schema/fields.ts';
import { HOME, kindAt, translationKey } from '../schema/files.ts';
import { Conflict } from './Conflict.tsx';
import { History } from './History.tsx';
import { NewRecord } from './NewRecord.tsx';
import { Publish } from './Publish.tsx';
import { Records } from './Records.tsx';
import { Delete, Rename } from './Rename.tsx';
import type { Translating } from './use-translation.ts';
import { dataOf, type Event, type Work } from './work.ts';

/** Which window is open over the editor; `newIn` is the folder of a new record. */
export type Window =
  | 'records'
  | 'conflict'
  | 'publish'
  | 'history'
  | 'rename'
  | 'delete'
  | { readonly newIn: string }
  | undefined;

/** The window that is open over the editor. */
export function Windows({
  open,
  work,
  file,
  records,
  titleOf,
  translating,
  tell,
  goTo,
  reread,
  setOpen,
}: {
  readonly open: Window;
  readonly work: Work;
  /** The file that is being worked on. */
  readonly file: string;
  readonly records: ReadonlyMap<string, Data>;
  readonly titleOf: (key: string) => string;
  readonly tell: (event: Event) => void;
  readonly goTo: (key: string) => void;
  /** The translation that is worked on. */
  readonly translating: Translating | undefined;
  /** Reads the files anew. */
  readonly reread: () => Promise<void>;
  readonly setOpen: (open: Window) => void;
}) {
  const onClose = () => setOpen(undefined);
  const leaveFor = (key: string) => {
    goTo(key);
    onClose();
  };
  const kind = kindAt(file);
  const onDone = async (key = HOME) => {
    await reread();
    leaveFor(key);
  };
  switch (open) {
    case undefined:
      return undefined;
    case 'records': {
      const listed = [...records.keys()].sort().map((key) => ({
        key,
        title: titleOf(key),
        isChanged: (translating ? translationKey(translating.own.tag, key) : key) in work.drafts,
        left: translating?.leftIn(key) ?? '',
      }));
      return (
        <Records
          files={listed}
          onChoose={leaveFor}
          onNew={translating ? undefined : (newIn) => setOpen({ newIn })}
          onClose={onClose}
        />
      );
    }
    case 'conflict':
      return (
        <Conflict
          work={work}
          onSettle={(key, data) =>
            tell(data ? { type: 'settle', key, data } : { type: 'discard', key })
          }
          onClose={onClose}
        />
      );
    case 'publish':
      return <Publish onPublished={() => void reread()} onClose={onClose} />;
    case 'history':
      return (
        <History
          file={file}
          data={dataOf(work, file)}
          onRestore={(data) => {
            tell({ type: 'begin', key: file, draft: { data } });
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'rename':
      return kind && <Rename file={file} kind={kind} onDone={onDone} onClose={onClose} />;
    case 'delete':
      return (
        kind && (
          <Delete
            file={file}
            kind={kind}
            onDone={() => {
              tell({ type: 'deleted', key: file });
              return onDone();
            }}
            onClose={onClose}
            onGo={leaveFor}
          />
        )
      );
    default:
      return (
        <NewRecord
          folder={open.newIn}
          records={records}
          onMake={(key, draft) => {
            tell({ type: 'begin', key, draft });
            leaveFor(key);
          }}
          onClose={onClose}
        />
      );
  }
}
