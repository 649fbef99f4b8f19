import { SCHEMA_NEWER, StoreUnavailable } from './records.ts';

/** What two databases call differently. */
export interface Dialect {
  /** Column types: whole numbers of 64 bits, bytes, and a key that counts up by itself. */
  integer: string;
  bytes: string;
  counter: string;
  /** Behind each table's closing bracket. */
  tableOptions: string;
  /** A subquery whose rows are the elements of `$1`, a JSON list of strings. */
  elements: string;
  /** Ends a subquery that chooses rows to be changed, so that others choose other rows meanwhile. */
  lockRows: string;
  /** Lets the outbox of the first version hold further kinds of mail, its rows kept. */
  admitNotices: string;
}

/** The steps from an empty database to the present one; each brings it from the version that is its index to the next. */
export function migrations(dialect: Dialect): string[] {
  const { integer, bytes, counter, tableOptions, admitNotices } = dialect;
  return [
    `
    CREATE TABLE settings (
      name TEXT PRIMARY KEY,
      value ${bytes} NOT NULL
    ) ${tableOptions};

    CREATE TABLE enquiries (
      id TEXT PRIMARY KEY,
      nonce TEXT NOT NULL UNIQUE,
      digest TEXT NOT NULL,
      form TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('new', 'spam')),
      received_at ${integer} NOT NULL,
      name TEXT NOT NULL,
      company TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      looking_for TEXT NOT NULL,
      message TEXT NOT NULL,
      hear_about TEXT NOT NULL,
      from_path TEXT NOT NULL,
      consent TEXT NOT NULL,
      consented_at ${integer} NOT NULL
    ) ${tableOptions};
    CREATE INDEX enquiries_by_time ON enquiries (received_at);

    CREATE TABLE attachments (
      enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      bytes ${bytes} NOT NULL
    ) ${tableOptions};

    CREATE TABLE outbox (
      id ${counter} PRIMARY KEY,
      enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('team', 'confirmation')),
      message_id TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'dead')),
      attempts INTEGER NOT NULL DEFAULT 0,
      created_at ${integer} NOT NULL,
      due_at ${integer} NOT NULL,
      leased_until ${integer} NOT NULL DEFAULT 0,
      failure TEXT NOT NULL DEFAULT '',
      UNIQUE (enquiry_id, kind)
    ) ${tableOptions};
    CREATE INDEX outbox_by_time ON outbox (due_at) WHERE state = 'pending';
    CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';
    `,
    `
    ${admitNotices}

    CREATE TABLE deliveries (
      mail_id ${integer} NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
      recipient TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'dead')),
      failure TEXT NOT NULL,
      PRIMARY KEY (mail_id, recipient)
    ) ${tableOptions};

    CREATE TABLE removals (
      id TEXT PRIMARY KEY,
      removed_at ${integer} NOT NULL
    ) ${tableOptions};

    CREATE TABLE clock (
      seen_at ${integer} NOT NULL
    ) ${tableOptions};
    INSERT INTO clock SELECT coalesce(max(received_at), 0) FROM enquiries;

    ALTER TABLE enquiries ADD COLUMN not_before ${integer} NOT NULL DEFAULT 0;
    `,
    `
    CREATE TABLE visits (
      day TEXT NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      visits ${integer} NOT NULL,
      PRIMARY KEY (day, kind, name)
    ) ${tableOptions};

    CREATE TABLE senders (
      sender TEXT PRIMARY KEY,
      even_time ${integer} NOT NULL
    ) ${tableOptions};
    `,
    // Who receives it, and what forms may ask besides.
    `
    ALTER TABLE enquiries ADD COLUMN desk TEXT NOT NULL DEFAULT 'enquiries';
    ALTER TABLE enquiries ADD COLUMN position TEXT NOT NULL DEFAULT '';
    ALTER TABLE enquiries ADD COLUMN link TEXT NOT NULL DEFAULT '';
    ALTER TABLE enquiries ADD COLUMN call_time TEXT NOT NULL DEFAULT '';
    `,
    `
    ALTER TABLE enquiries ADD COLUMN language TEXT NOT NULL DEFAULT '';
    `,
  ];
}

/** What brings tables up to date. */
export interface MissingSteps {
  /** In SQL, each for one version. */
  steps: string[];
  /** Whether there is nothing to do. */
  isCurrent: boolean;
  /** The version that they lead to. */
  version: number;
}

/**
 * A column that came with each version, by its table; none with the first. The first version of this program lowered the
 * number of a database that it did not know: what is there says which it really is.
 */
export const COLUMN_OF_VERSION: readonly (readonly [table: string, column: string] | undefined)[] =
  [
    undefined,
    ['removals', 'id'],
    ['visits', 'day'],
    ['enquiries', 'desk'],
    ['enquiries', 'language'],
  ];

/**
 * Looks whether the tables can be brought up to date from this version.
 *
 * @param noted what the database says of itself
 * @param found for each of COLUMN_OF_VERSION, whether it is there
 * @throws StoreUnavailable where a newer program has changed them: this one would not know what it does to them
 */
export function missingSteps(
  dialect: Dialect,
  noted: number,
  found: readonly boolean[],
): MissingSteps {
  const all = migrations(dialect);
  const version = noted === 1 ? Math.max(noted, found.lastIndexOf(true) + 1) : noted;
  if (version > all.length) throw new StoreUnavailable(SCHEMA_NEWER);
  return { steps: all.slice(version), isCurrent: noted === all.length, version: all.length };
}
