import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

test('without variables the site is served to this machine alone', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4321,
    dist: expect.stringMatching(/\/dist$/),
    trustProxy: [],
    https: 'auto',
    logLevel: 'warn',
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', HOST: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
});

test('every variable is read', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '80',
    DIST: '/srv/site',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,loopback,fd00::/8',
    HTTPS: 'always',
    LOG_LEVEL: 'info',
    PATH: '/usr/bin',
  });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 80,
    dist: '/srv/site',
    trustProxy: ['127.0.0.1', '10.0.0.0/8', 'loopback', 'fd00::/8'],
    https: 'always',
    logLevel: 'info',
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', ' '],
  ['HOST', 'not a host'],
  ['HOST', 'http://localhost'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '127.0.0.1,'],
  ['HTTPS', 'yes'],
  ['LOG_LEVEL', 'INFO'],
])('%s=%s is refused in one line that names the variable and not the value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^${name} takes [^\\n]+$`));
  if (value.length > 4) expect(read).not.toThrow(new RegExp(`"?${value}"?$`));
});

test('several wrong variables are named in one line', () => {
  expect(() => readConfig({ PORT: 'x', HTTPS: 'x' })).toThrow(
    'PORT takes a whole number from 0 to 65535; HTTPS takes auto or always',
  );
});
