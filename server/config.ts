import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** The folder the site is built into, unless `DIST` names another. */
const DEFAULT_DIST = resolve(import.meta.dirname, '../dist');

/** Names that the proxy check understands besides addresses. */
const PROXY_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

const HIGHEST_PORT = 65_535;

/** True for an IP address or a CIDR block such as `10.0.0.0/8`. */
function isAddressBlock(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Every setting, by the name of its environment variable; the error says what the variable takes. */
const environment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'takes a host name or an IP address, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1')
    .describe('The address to listen on. 0.0.0.0 listens on every network the machine has.'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, `takes a whole number from 0 to ${HIGHEST_PORT}`)
    .transform(Number)
    .refine((port) => port <= HIGHEST_PORT, `takes a whole number from 0 to ${HIGHEST_PORT}`)
    .default(4321)
    .describe('The TCP port to listen on. 0 lets the system choose.'),
  DIST: z
    .string()
    .transform((folder) => resolve(folder))
    .default(DEFAULT_DIST)
    .describe('The folder of the built site.'),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every((entry) => PROXY_RANGES.has(entry) || isAddressBlock(entry)),
      'takes the addresses of your proxies, separated by commas, such as 127.0.0.1 or 10.0.0.0/8',
    )
    .default([])
    .describe('The proxies whose X-Forwarded headers are believed. None unless they are named.'),
  HTTPS: z
    .enum(['auto', 'always'], 'takes auto or always')
    .default('auto')
    .describe(
      'auto: a request came over HTTPS where a trusted proxy says so. always: every request did, whatever the headers say.',
    ),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'takes fatal, error, warn, info, debug, trace or silent',
    )
    .default('warn')
    .describe('The least severe log line that is written. info adds one line for each request.'),
});

/** The settings the process runs with. */
export interface Config {
  /** Address or host name to listen on. */
  host: string;
  /** TCP port; 0 means any free one. */
  port: number;
  /** Absolute path of the built site. */
  dist: string;
  /** Addresses and CIDR blocks of trusted proxies; empty means none. */
  trustProxy: string[];
  /** Whether to tell HTTPS requests by the proxy's word or to count every request as one. */
  https: 'auto' | 'always';
  /** Least severe level that is logged. */
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 * The value itself is never repeated: later settings are secrets.
 *
 * @throws StartError with one line that names each wrong variable and what it takes.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { success, data, error } = environment.safeParse(given);
  if (!success) {
    const faults = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError([...new Set(faults)].join('; '));
  }
  return {
    host: data.HOST,
    port: data.PORT,
    dist: data.DIST,
    trustProxy: data.TRUST_PROXY,
    https: data.HTTPS,
    logLevel: data.LOG_LEVEL,
  };
}
