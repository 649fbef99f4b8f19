import { sectionTypes } from '../sections/registry.ts';
import { readExamples } from './examples.ts';
import { fieldLines } from './field-list.ts';

/** Where the pictures of the examples lie, beside the document. */
export const PICTURES = 'sections';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** docs/sections.md: every section type with its fields and, for each example, a picture and the YAML to copy. */
export function sectionsDocument(root: string): string {
  const examples = readExamples(root, () => []);
  const lines = [
    '# Sections',
    '',
    `A page is a list of sections, from top to bottom. There are ${sectionTypes.length} types. Each has an \`id\`, the anchor that`,
    '`/page#id` points to, and may have a `ground`: `light`, `quiet`, `tint`, `dark` or `brand`. `npm run dev` shows the same live',
    'at `/sections`, with your own records. `npm run docs:sections` writes this page anew.',
    '',
    ...sectionTypes.map(({ name }) => `- [${name}](#${name.toLowerCase()})`),
    '',
  ];
  for (const { name, schema } of sectionTypes) {
    lines.push(`## ${name}`, '', schema.description ?? '', '');
    lines.push('| Field | Takes | What the visitor sees |', '|---|---|---|');
    for (const { path, takes, optional, layouts, text } of fieldLines(schema)) {
      lines.push(
        `| \`${path}\`${layouts ? ` in ${layouts}` : ''} | ${cell(takes)}${optional ? ' (optional)' : ''} | ${cell(text)} |`,
      );
    }
    for (const example of examples.filter(({ type }) => type === name)) {
      lines.push('', `### ${example.name}`, '');
      lines.push(`![${example.name}](${PICTURES}/${example.id}.webp)`, '');
      lines.push('```yaml', example.yaml, '```');
    }
    lines.push('');
  }
  return lines.join('\n');
}
