/** Merges each collection that was a folder of files into one file. 0.1.0 had no translations. */
import { existsSync, globSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The collections that were folders. */
const NAMES = ['clients', 'media', 'offices', 'sectors', 'team', 'technologies', 'testimonials'];

/** The text of one file with the records of a folder, by id, in their order and with their comments. */
function listOf(name: string, records: readonly (readonly [id: string, text: string])[]): string {
  const orderOf = (text: string) => Number(parse(text)?.order ?? 0);
  const blocks = records
    .toSorted(([, a], [, b]) => orderOf(a) - orderOf(b))
    .map(([id, text]) => {
      const lines = text
        .split(/\r?\n/)
        .filter((line) => !/^(# yaml-language-server:|---$)/.test(line))
        .map((line) => line && `  ${line}`);
      return `${id}:\n${lines.join('\n').trimEnd()}\n`;
    });
  return `# yaml-language-server: $schema=./.schema/${name}.json\n${blocks.join('')}`;
}

/** @returns the new files, relative to the project's folder */
export function bringListsTogether(root: string): string[] {
  return NAMES.flatMap((name) => {
    const folder = join(root, 'content', name);
    const list = `content/${name}.yaml`;
    const files = globSync('**/*.yaml', { cwd: folder }).sort();
    if (files.length === 0 || existsSync(join(root, list))) return [];
    const records = files.map((file) => {
      const id = file.replace(/\.yaml$/, '').replaceAll(/[\\/]/g, '-');
      return [id, readFileSync(join(folder, file), 'utf8')] as const;
    });
    writeFileSync(join(root, list), listOf(name, records));
    for (const file of files) rmSync(join(folder, file));
    // Keeps a folder that holds pictures.
    if (globSync('**', { cwd: folder }).length <= 1) rmdirSync(folder);
    return [list];
  });
}
