/** How statements are written for either database, and what comes of them. */

/** What a database gives and takes. */
export type SqlValue = string | number | Uint8Array | null;
export type Row = Record<string, unknown>;

/** A statement with the values of `$1`, `$2` and so on. */
export type Statement = readonly [sql: string, values: readonly SqlValue[]];

/** Runs statements in one transaction, all or none, and gives the rows of each. */
export type Run = (statements: readonly Statement[]) => Promise<Row[][]>;

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
