import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** 16-bit groups of an IPv6 address that identify a network: a /64. */
const NETWORK_GROUPS = 4;

/** 16-bit groups that identify a site, the largest usual allocation to one customer: a /48. */
const SITE_GROUPS = 3;

/** True for an IP address, a block such as `10.0.0.0/8`, and `loopback`, `linklocal` and `uniquelocal`. */
export function isProxyRange(text: string): boolean {
  // Otherwise a plain number would count as an address: 1 as 0.0.0.1.
  if (/^\d+(\/|$)/.test(text)) return false;
  try {
    return Boolean(compile(text));
  } catch {
    return false;
  }
}

/** Strips the port, brackets and zone that proxies add: `[2001:db8::1]:443`, `203.0.113.7:51234`. */
function bareAddress(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const [address = ''] = (inBrackets ?? beforePort ?? text).split('%');
  return address;
}

/** Makes a function that tells whether an address is a trusted proxy's. Ranges are as for `isProxyRange`. */
export function proxyCheck(ranges: readonly string[]): (address: string) => boolean {
  const isProxy = compile([...ranges]);
  return (text) => isProxy(bareAddress(text), 0);
}

/**
 * The key of a sender: an IPv4 address, or the network half (/64) of an IPv6 address, in normalised form.
 *
 * @param address with or without the port that some proxies add
 */
export function clientKey(address: string): string {
  const bare = bareAddress(address);
  if (isIP(bare) === 0) return bare;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS);
  return network.map((group) => group.toString(16)).join(':');
}

/** The /48 that a sender's network, as by `clientKey`, lies in; undefined for an IPv4 address. */
export function siteOf(key: string): string | undefined {
  const groups = key.split(':');
  if (groups.length !== NETWORK_GROUPS) return undefined;
  return `${groups.slice(0, SITE_GROUPS).join(':')}::/48`;
}
