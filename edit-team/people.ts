/** Who may sign in: names and hashes of passwords, in a file that only this account of the machine can read. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { Refusal } from '../edit/disk/door.ts';
import { makeQueue } from '../edit/disk/queue.ts';

/** What a name to sign in with may be: it names a branch and a folder too. */
const SIGN_IN_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const person = z.strictObject({
  /** As commits name the author. */
  name: z.string().min(1),
  email: z.email(),
  /** A scrypt hash in PHC form. */
  password: z.string(),
  /** Tags of the languages that they may change, such as `de`; all where unset. Written by hand. */
  languages: z.array(z.string()).min(1).optional(),
});

/** Somebody who may sign in. */
export type Person = z.output<typeof person>;

const people = z.record(z.string().regex(SIGN_IN_NAME), person);
type People = Readonly<z.output<typeof people>>;
/** Letters that a password has at least. */
const LEAST = 12;

/** The cost of a hash, as OWASP advises: 128 MB and about a third of a second. `ln` is the logarithm of scrypt's N. */
const COST = { ln: 17, r: 8, p: 1 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Of every 128 bytes that a hash needs there is as much again for the library's own use. */
const ROOM = 256;

type Cost = Readonly<Record<keyof typeof COST, number>>;

const scrypted = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Hashes that may wait for their turn: the last one waits for some five seconds. */
const MOST_WAITING = 12;

/** Hashes one after the other, so that tries at once don't take the machine's memory. */
const inTurn = makeQueue();
let waiting = 0;

/** Whether so many passwords wait to be looked at that another one has to come again. */
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

/** A hash that says how it was made: `$scrypt$ln=17,r=8,p=1$<salt>$<key>`. */
const written = (salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${base64(salt)}$${base64(key)}`;

const HASH = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** What a password is held against where nobody has the name: it takes as long, and no password fits. */
const NOBODY = written(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/**
 * Whether a password is that of a hash; without one it takes as long, and it isn't.
 * @param gone when nobody waits for the answer any more: then it is not looked at
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

/** @throws Refusal where others can read the file, or it is none of ours */
export function readPeople(file: string): People {
  if (!existsSync(file)) return {};
  // Windows has no such modes: there the folder's own rights hold.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new Refusal(`Others can read ${file}: chmod 600 ${file}`);
  }
  const refuse = (reason: string) => new Refusal(`${file} is not as it was written: ${reason}`);
  // JSON is YAML, whose reader refuses a name that stands twice, with its line.
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
 * Lets somebody sign in, or changes who they are and their password.
 * @throws Refusal with what is wrong with what was given
 */
export async function addPerson(
  file: string,
  id: string,
  { password, ...given }: Person,
): Promise<void> {
  if (!SIGN_IN_NAME.test(id)) {
    throw new Refusal(`"${id}" is no name to sign in with: lower-case letters, figures, hyphens.`);
  }
  if ([...password].length < LEAST) {
    throw new Refusal(`The password is too short: ${LEAST} letters at least.`);
  }
  const { success } = person.safeParse({ ...given, password });
  if (!success) throw new Refusal('Commits need a name and an e-mail address.');
  const salt = randomBytes(SALT_BYTES);
  const hash = written(salt, await derive(password, salt, COST));
  const all = readPeople(file);
  // Who gets another password keeps their rights.
  write(file, { ...all, [id]: { ...all[id], ...given, password: hash } });
}

/** Lets somebody sign in no more. @throws Refusal where nobody has the name */
export function removePerson(file: string, id: string): void {
  const { [id]: gone, ...others } = readPeople(file);
  if (!gone) throw new Refusal(`Nobody signs in as "${id}".`);
  write(file, others);
}
