import { BlockList, isIP, isIPv4 } from 'node:net';

/** Groups of an IPv6 address that one sender's network shares: 64 bits. */
const NETWORK_GROUPS = 4;

/** Groups that one customer of a provider may have to choose networks from: 48 bits. */
const SITE_GROUPS = 3;

/** Names for ranges of addresses that a proxy may have beside its own. */
const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** True for an IP address, a CIDR block such as `10.0.0.0/8`, and the name of a range. */
export function isProxyRange(text: string): boolean {
  if (Object.hasOwn(NAMED_RANGES, text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** An address as proxies write it, without a port, brackets or a zone: `[2001:db8::1]:443`, `203.0.113.7:51234`. */
function bareAddress(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const [address = ''] = (inBrackets ?? beforePort ?? text).split('%');
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * Tells whether an address is that of a trusted proxy.
 *
 * @param ranges as `isProxyRange` takes them
 */
export function proxyCheck(ranges: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const range of ranges.flatMap((each) => NAMED_RANGES[each] ?? [each])) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (text) => {
    const address = bareAddress(text);
    return isIP(address) !== 0 && known.check(address, familyOf(address));
  };
}

/** The eight groups of an IPv6 address, without leading zeros; what is no address is one group. */
function groupsOf(address: string): string[] {
  const canonical = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (canonical === undefined) return [address];
  const [head = '', tail] = canonical.split('::');
  const groups = head === '' ? [] : head.split(':');
  const known = groups.length + (tail ? tail.split(':').length : 0);
  if (tail !== undefined) groups.push(...Array<string>(8 - known).fill('0'), ...tail.split(':'));
  return groups.slice(0, 8);
}

/**
 * What counts as one sender, however its address is written: an IPv4 address, or the network half (/64) of an IPv6 address.
 *
 * @param address with or without the port that some proxies add
 */
export function clientKey(address: string): string {
  const bare = bareAddress(address);
  if (isIPv4(bare)) return bare;
  const groups = groupsOf(bare);
  // An IPv4 address as IPv6 writes it (::ffff:0:0/96).
  if (groups.length === 8 && groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups.slice(0, NETWORK_GROUPS).join(':');
}

/**
 * The /48 that a sender's network lies in; undefined for an IPv4 address.
 *
 * @param key from `clientKey`
 */
export function siteOf(key: string): string | undefined {
  const groups = key.split(':');
  if (groups.length !== NETWORK_GROUPS) return undefined;
  return `${groups.slice(0, SITE_GROUPS).join(':')}::/48`;
}
