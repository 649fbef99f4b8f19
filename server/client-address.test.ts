import { expect, test } from 'vitest';
import { clientKey, proxyCheck } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('the sender at %s is %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test('a proxy is recognised by address, block or name, with or without a port', () => {
  const isProxy = proxyCheck(['203.0.113.7', '10.0.0.0/8', 'fd00::/8', 'loopback']);
  for (const address of ['203.0.113.7', '10.9.8.7:4000', 'fd12::1', '127.0.0.9', '::1'])
    expect([address, isProxy(address)]).toEqual([address, true]);
  for (const address of ['203.0.113.8', '11.0.0.1', 'fe80::1', 'unknown', ''])
    expect([address, isProxy(address)]).toEqual([address, false]);
  expect(isProxy('::ffff:10.1.2.3')).toBe(true);
});
