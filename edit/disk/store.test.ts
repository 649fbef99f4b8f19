import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentIn, printedOnFullDisk } from '../../tests/fixtures/content.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { ONE_THREAD } from '../../tests/fixtures/process.ts';
import { titleAt } from '../model/files.ts';
import { finishWriting, save } from './store.ts';
import { keyIn } from './validate.ts';

const root = folderForEach('src/content/fixture');
const { file, textOf, changed, addGerman } = contentIn(root);

test('a translation is saved in its own file, and its faults name that file', () => {
  addGerman();
  const key = keyIn(root, 'de/services/qa');
  const write = (texts: object[]) => save(root, [{ key, hash: '', data: { texts } }]);
  const [fault] = write([{ 'en-GB': 'Quality assurance', de: 'QA\u202E' }]).faults;
  expect(fault).toMatchObject({ key, message: 'holds an invisible direction mark (U+202E)' });
  const { saved } = write([{ 'en-GB': 'Quality assurance', de: 'Qualitätssicherung' }]);
  const titles = saved.map((each) => titleAt(each.key, (at) => file(at).data));
  expect(titles).toEqual(['Quality assurance in German']);
  expect(textOf('de/services/qa')).toBe(
    'texts:\n  - en-GB: Quality assurance\n    de: Qualitätssicherung\n',
  );
  expect(file('de/services/qa').data).toMatchObject({ texts: [{ de: 'Qualitätssicherung' }] });
});

/**
 * Saves two records in an editor process of its own.
 * @param during code to run while they are checked
 * @param before code to run before the first file is moved into place; it can call `save(key, fields)` as another editor
 * @param after code to run after that
 */
function saveElsewhere({ during = '', before = '', after = '' }) {
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { allFiles, save as saveAll } from ${JSON.stringify(join(import.meta.dirname, 'store.ts'))};
    const root = ${JSON.stringify(root)};
    const change = (key, fields) => {
      const { data, hash } = allFiles(root).find((each) => each.key === key);
      return { key, hash, data: { ...data, ...fields } };
    };
    const save = (key, fields) => saveAll(root, [change(key, fields)]);
    const { renameSync, symlinkSync } = fs;
    fs.symlinkSync = (...paths) => {
      ${during}
      symlinkSync(...paths);
    };
    let done = 0;
    fs.renameSync = (from, to) => {
      const isPlaced = String(to).startsWith(root + '/content/');
      const isFirst = isPlaced && ++done === 1;
      if (isFirst) { ${before} }
      renameSync(from, to);
      if (isFirst) { ${after} }
    };
    syncBuiltinESMExports();
    const { faults } = saveAll(root, [
      change('services/qa', { name: 'Testing' }),
      change('company', { statement: 'Another line' }),
    ]);
    if (faults.length > 0) throw new Error(JSON.stringify(faults));`;
  return spawnSync(process.execPath, [ONE_THREAD, '--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
}

test('a save killed between two files is completed at the next start', () => {
  expect(saveElsewhere({ after: "process.kill(process.pid, 'SIGKILL');" }).signal).toBe('SIGKILL');
  expect(textOf('services/qa')).toMatch(/^name: Testing$/m);
  expect(textOf('company')).not.toContain('Another line');
  finishWriting(root);
  expect(textOf('company')).toContain('Another line');
  // No writing is left to finish.
  writeFileSync(join(root, 'content/company.yaml'), 'changed since');
  finishWriting(root);
  expect(textOf('company')).toBe('changed since');
});

test('a save on a full disk writes nothing and leaves no temporary files', () => {
  const before = textOf('services/qa');
  // So many entries that the journal exceeds the size limit, though each text does not.
  const code = `
    import { hashAt, write } from ${JSON.stringify(join(import.meta.dirname, 'store.ts'))};
    const [root, file] = [${JSON.stringify(root)}, 'content/services/qa.yaml'];
    const gone = Array.from({ length: 40 }, (_, index) => ({ file: \`content/services/gone-\${index}.yaml\`, before: '' }));
    const text = ${JSON.stringify(before)}.replace(/^name: .*$/m, 'name: Testing');
    try {
      write(root, [{ file, text, before: hashAt(root, file) }, ...gone]);
    } catch ({ code }) {
      console.log(code);
    }`;
  expect(printedOnFullDisk(code)).toBe('EFBIG\n');
  expect(textOf('services/qa')).toBe(before);
  expect(readdirSync(join(root, '.cache/edit'))).toEqual([]);
});

test('two editors of one clone don’t overwrite each other’s files', () => {
  const { stderr, status } = saveElsewhere({
    before: "save('how-we-work', { heading: 'From elsewhere' });",
  });
  expect([stderr, status]).toEqual(['', 0]);
  expect(textOf('services/qa')).toMatch(/^name: Testing$/m);
  expect(textOf('company')).toContain('Another line');
  expect(textOf('how-we-work')).toContain('From elsewhere');
});

test('a file that another program changes during the check is not overwritten', () => {
  const path = JSON.stringify(join(root, 'content/company.yaml'));
  const theirs = `${textOf('company')}# Theirs.\n`;
  const { stderr } = saveElsewhere({
    during: `fs.writeFileSync(${path}, ${JSON.stringify(theirs)});`,
  });
  expect(stderr).toContain('Another program has just changed content/company.yaml. Try again.');
  expect(textOf('company')).toBe(theirs);
  expect(textOf('services/qa')).not.toContain('name: Testing');
});

test('a file that is not valid YAML is read with its fault and line', () => {
  writeFileSync(join(root, 'content/company.yaml'), 'name: Tidewright\n\temail: x\n');
  expect(file('company')).toMatchObject({
    data: {},
    fault: 'Line 2 is not valid YAML: indented by a tab; use spaces. Correct it in a text editor.',
  });
});

test('nothing is written if one of several records has a fault', () => {
  const before = textOf('services/qa');
  const { faults } = save(root, [
    changed('services/qa', { name: 'Testing' }),
    changed('company', { statement: 'Far too long for one line. '.repeat(9) }),
  ]);
  expect(faults).toMatchObject([{ key: 'company', path: 'statement' }]);
  expect(textOf('services/qa')).toBe(before);
});

test('a file that changed meanwhile is reported as a conflict and not overwritten', () => {
  const mine = changed('services/qa', { name: 'Mine' });
  const theirs = textOf('services/qa').replace(/^name: .*$/m, 'name: Theirs');
  writeFileSync(join(root, 'content/services/qa.yaml'), theirs);
  const { conflicts, saved } = save(root, [mine]);
  expect(saved).toEqual([]);
  expect(conflicts).toEqual(['services/qa']);
  expect(textOf('services/qa')).toBe(theirs);
});

test('a copy is saved as a new file, but not with the title of its original', () => {
  const { data } = file('services/qa');
  const copy = {
    key: keyIn(root, 'services/audit/deep'),
    data,
    hash: '',
    from: keyIn(root, 'services/qa'),
  };
  expect(save(root, [copy]).faults[0]?.message).toContain('the same title');
  const titled = { ...copy, data: { ...data, title: 'A title of its own' } };
  expect(save(root, [titled]).faults).toEqual([]);
  expect(textOf('services/audit/deep')).toContain('$schema=../../.schema/services.json');
});
