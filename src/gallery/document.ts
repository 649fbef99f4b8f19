import { examplesOf, readExamples } from './examples.ts';
import { typeEntries } from './field-list.ts';

/** Where the pictures of the examples lie, beside the document. */
export const PICTURES = 'sections';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** docs/sections.md: every section type with its fields and, for each example, a picture and the YAML to copy. */
export function sectionsDocument(root: string): string {
  const examples = readExamples(root, () => []);
  const types = typeEntries();
  const lines = [
    '# Sections',
    '',
    `A page is a list of sections, from top to bottom. There are ${types.length} types. Each has an \`id\`, the anchor that`,
    '`/page#id` points to, and may have a `ground`: `white`, `fog`, `ice`, `abyss` or `blue`. `npm run dev` shows the same live',
    'at `/sections`, with your own records. `npm run docs:sections` writes this page anew.',
    '',
    ...types.map(({ name }) => `- [${name}](#${name.toLowerCase()})`),
    '',
  ];
  for (const { name, text, layouts } of types) {
    lines.push(`## ${name}`, '', text, '');
    for (const { layout, text, fields } of layouts) {
      if (layout) lines.push(`### ${name}: ${layout}`, '', text, '');
      lines.push('| Field | Takes | What the visitor sees |', '|---|---|---|');
      for (const { path, takes, optional, text } of fields) {
        lines.push(
          `| \`${path}\` | ${cell(takes)}${optional ? ' (optional)' : ''} | ${cell(text)} |`,
        );
      }
      for (const example of examplesOf(examples, name, layout)) {
        lines.push('', `![${example.name}](${PICTURES}/${example.id}.webp)`, '');
        lines.push('```yaml', example.yaml, '```');
      }
      lines.push('');
    }
  }
  return lines.join('\n');
}
