/**
 * `npm run check -- --licences`: writes docs/licences.md with the licence of every package in the lockfile. With `--check`
 * it writes nothing and fails if the file is out of date. It also fails on any licence that is not listed below.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const REPORT = 'docs/licences.md';

/** Licences that only require their notice: allowed for code on the server or in the pages. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

/** Further licences, allowed for tools that run only at build or test time and aren't distributed. */
const FOR_TOOLS = [
  // The dictionary's own spelling; in SPDX it is CC-BY-SA-4.0.
  'CC BY-SA 4.0',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
];

/** Development dependencies of which a part reaches visitors. */
const BUILT_IN = [
  '@fontsource-variable/archivo',
  '@iconify-json/logos',
  '@iconify-json/lucide',
  '@iconify-json/simple-icons',
];

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  /** A workspace of this project. */
  readonly link?: boolean;
}

/** A package and its licence, an SPDX expression. */
interface Licensed {
  readonly name: string;
  readonly licence: string;
  readonly dev: boolean;
}

/** The packages of a lockfile, one row for each name and licence. */
function packagesOf(lockfile: string): Licensed[] {
  // npm writes and validates this file, in version 3 of its lockfile format.
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license, dev }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, licence: license ?? 'none', dev: dev === true };
    });
}

/** Whether an SPDX expression is allowed: all licences joined by AND, or one of those joined by OR. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/[()]/g, '');
  if (allowed.includes(plain)) return true;
  if (plain.includes(' AND ')) return plain.split(' AND ').every((id) => allowed.includes(id));
  return plain.split(' OR ').some((id) => allowed.includes(id));
}

function table(packages: readonly Licensed[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  const rows = [...byLicence]
    .map(([licence, list]) => [licence, [...new Set(list.map(({ name }) => name))].sort()] as const)
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([licence, names]) => `| ${licence} | ${names.length} | ${names.join(', ')} |`);
  return ['| Licence | Packages | Names |', '|---|---|---|', ...rows].join('\n');
}

const project = packagesOf('package-lock.json');
const reaching = project.filter(({ name }) => BUILT_IN.includes(name));
const groups = [
  {
    title: 'In what visitors receive',
    packages: reaching,
    allowed: PERMISSIVE,
  },
  {
    title: 'On the server',
    packages: project.filter(({ dev }) => !dev),
    allowed: PERMISSIVE,
  },
  {
    title: 'While the site is built and tested',
    packages: project.filter(({ dev }) => dev),
    allowed: [...PERMISSIVE, ...FOR_TOOLS],
  },
];

const faults = groups.flatMap(({ title, packages, allowed }) =>
  packages
    .filter(({ licence }) => !isAllowed(licence, allowed))
    .map(({ name, licence }) => `${title}: ${name} is under ${licence}, which is on no list`),
);
for (const name of BUILT_IN) {
  if (!reaching.some((found) => found.name === name)) {
    faults.push(`${name} is no longer installed; tools/licences.ts still names it`);
  }
}

const report = [
  '# Licences of the dependencies',
  '',
  'Written by `npm run check -- --licences` from the lockfiles; `npm run check` fails where it is out of date or a licence is not on',
  'the list in `tools/licences.ts`.',
  ...groups.flatMap(({ title, packages }) => ['', `## ${title}`, '', table(packages)]),
  '',
].join('\n');

if (!process.argv.includes('--check')) writeFileSync(REPORT, report);
else if (readFileSync(REPORT, 'utf8') !== report) {
  faults.push(`${REPORT} is out of date: npm run check -- --licences`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
