import { globSync } from 'node:fs';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from './browser-test.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

for (const file of globSync('dist/**/*.html').sort()) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(faults).toEqual([]);
  });
}
