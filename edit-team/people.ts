/** Stores who may sign in: names and password hashes, in a file that only this account can read. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { makeQueue } from '../edit/disk/queue.ts';
import { Refusal } from '../edit/disk/validate.ts';

/** Valid sign-in names, which also name a branch and a folder. */
const SIGN_IN_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const person = z.strictObject({
  /** The author's name in commits. */
  name: z.string().min(1),
  email: z.email(),
  /** A scrypt hash in PHC form. */
  password: z.string(),
  /** Tags of the languages that they may change, such as `de`; all if unset. Edited by hand. */
  languages: z.array(z.string()).min(1).optional(),
});

/** A person who may sign in. */
export type Person = z.output<typeof person>;

const people = z.record(z.string().regex(SIGN_IN_NAME), person);
type People = Readonly<z.output<typeof people>>;
/** The least characters in a password. */
const LEAST = 12;

/** The cost of a hash, as OWASP advises: 128 MB and about a third of a second. `ln` is the base-2 logarithm of scrypt's N. */
const COST = { ln: 17, r: 8, p: 1 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Factor of the memory limit: scrypt needs 128·N·r bytes, and the library as much again. */
const ROOM = 256;

type Cost = Readonly<Record<keyof typeof COST, number>>;

const scrypted = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The most hashes in the queue: the last one waits for about five seconds. */
const MOST_WAITING = 12;

/** Computes one hash at a time, so that simultaneous tries don't exhaust the memory. */
const inTurn = makeQueue();
let waiting = 0;

/** Whether the queue is full, so that the next try is refused. */
export const isBusy = () => waiting >= MOST_WAITING;

function derive(
  password: string,
  salt: Buffer,
  { ln, r, p }: Cost,
  gone?: AbortSignal,
): Promise<Buffer> {
  const N = 2 ** ln;
  waiting += 1;
  return inTurn(() => {
    waiting -= 1;
    gone?.throwIfAborted();
    return scrypted(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: ROOM * N * r });
  });
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** A hash in PHC form: `$scrypt$ln=17,r=8,p=1$<salt>$<key>`. */
const written = (salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${base64(salt)}$${base64(key)}`;

const HASH = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Compared with the password for an unknown name, so that the answer takes as long. No password matches. */
const NOBODY = written(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/**
 * Whether a password matches a hash. Without a hash it takes as long and returns false.
 * @param gone aborts a queued check whose client has disconnected
 */
export async function isPassword(
  password: string,
  hash: string | undefined,
  gone: AbortSignal,
): Promise<boolean> {
  const [, ln, r, p, salt = '', key = ''] = HASH.exec(hash ?? NOBODY) ?? [];
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const wanted = Buffer.from(key, 'base64');
  const made = await derive(password, Buffer.from(salt, 'base64'), cost, gone);
  return made.length === wanted.length && timingSafeEqual(made, wanted) && hash !== undefined;
}

/** @throws Refusal if others can read the file, or its content is invalid */
export function readPeople(file: string): People {
  if (!existsSync(file)) return {};
  // Windows has no such modes; the folder's permissions apply there.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new Refusal(`Other accounts can read ${file}. Run: chmod 600 ${file}`);
  }
  const refuse = (reason: string) => new Refusal(`${file} is invalid: ${reason}`);
  // JSON is valid YAML, and the YAML parser reports duplicate names with their line.
  const { contents, errors } = parseDocument(readFileSync(file, 'utf8'));
  const [fault] = errors;
  if (fault) throw refuse(fault.message);
  const { data, error } = people.safeParse(contents?.toJSON());
  if (!data) throw refuse(z.prettifyError(error));
  return data;
}

function write(file: string, data: People) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Adds a person, or changes their name, email address and password.
 * @throws Refusal if a value is invalid
 */
export async function addPerson(
  file: string,
  id: string,
  { password, ...given }: Person,
): Promise<void> {
  if (!SIGN_IN_NAME.test(id)) {
    throw new Refusal(
      `"${id}" is not a valid sign-in name: use lower-case letters, digits and hyphens.`,
    );
  }
  if ([...password].length < LEAST) {
    throw new Refusal(`The password needs at least ${LEAST} characters.`);
  }
  const { success } = person.safeParse({ ...given, password });
  if (!success) throw new Refusal('Commits need a name and an e-mail address.');
  const salt = randomBytes(SALT_BYTES);
  const hash = written(salt, await derive(password, salt, COST));
  const all = readPeople(file);
  // A new password doesn't change a person's languages.
  write(file, { ...all, [id]: { ...all[id], ...given, password: hash } });
}

/** Removes a person. @throws Refusal if nobody has the name */
export function removePerson(file: string, id: string): void {
  const { [id]: gone, ...others } = readPeople(file);
  if (!gone) throw new Refusal(`Nobody signs in as "${id}".`);
  write(file, others);
}
