import { SCHEMA_NEWER, StoreUnavailable } from './records.ts';

/** Differences between the two databases in the SQL that creates tables. */
export interface Dialect {
  /** Column types: 64-bit integers, bytes, and an auto-incrementing key. */
  integer: string;
  bytes: string;
  counter: string;
  /** Follows each table's closing bracket. */
  tableOptions: string;
}

/** The schema version of release 0.1.0, the first one. */
export const FIRST_VERSION = 4;

/** SQL for the tables of the first version, followed by a step for each later version. */
export function migrations({ integer, bytes, counter, tableOptions }: Dialect): string[] {
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
      consented_at ${integer} NOT NULL,
      not_before ${integer} NOT NULL,
      desk TEXT NOT NULL,
      position TEXT NOT NULL,
      link TEXT NOT NULL,
      call_time TEXT NOT NULL
    ) ${tableOptions};
    CREATE INDEX enquiries_by_time ON enquiries (received_at);

    CREATE TABLE attachments (
      enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      bytes ${bytes} NOT NULL
    ) ${tableOptions};

    CREATE TABLE outbox (
      id ${counter},
      enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
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
    INSERT INTO clock VALUES (0);

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
    `
    ALTER TABLE enquiries ADD COLUMN language TEXT NOT NULL DEFAULT '';
    `,
  ];
}

/**
 * The SQL steps that bring a database up to date (none if it is), and the version that they lead to.
 *
 * @param noted the schema version that the database records; 0 if it is empty
 * @throws StoreUnavailable if a newer program wrote the database
 */
export function missingSteps(dialect: Dialect, noted: number) {
  const all = migrations(dialect);
  const version = FIRST_VERSION + all.length - 1;
  if (noted > version) throw new StoreUnavailable(SCHEMA_NEWER);
  return { steps: noted === 0 ? all : all.slice(noted - FIRST_VERSION + 1), version };
}
