import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schema.ts';

const schemas = jsonSchemas();

test.each(Object.entries(schemas))('every field of %s has a description', (_name, schema) => {
  const silent: string[] = [];
  JSON.stringify(schema, (key, value) => {
    if (key !== 'properties') return value;
    const fields = Object.entries<{ description?: string }>(value);
    silent.push(...fields.filter(([, field]) => !field.description).map(([name]) => name));
    return value;
  });
  expect(silent).toEqual([]);
});

test('every $ref leads to a schema that exists', () => {
  const pointers = [...JSON.stringify(schemas).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(pointers.length).toBeGreaterThan(0);
  for (const [, pointer = ''] of pointers) {
    const [file = '', path = ''] = pointer.split('#');
    const found = path
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (part, key) => (part as Record<string, unknown>)[key], // a schema is nested objects
        schemas[file.replace('.json', '')],
      );
    expect(found, pointer).toBeTypeOf('object');
  }
});

test('the first line of each YAML file names a schema that is written', () => {
  const named = globSync('{content,brand}/**/*.yaml').flatMap((file) => {
    const [, path] =
      /^# yaml-language-server: \$schema=(.+)\n/.exec(readFileSync(file, 'utf8')) ?? [];
    return path ? [posix.join(posix.dirname(file), path)] : [];
  });
  const written = Object.keys(schemas).map((name) => `content/.schema/${name}.json`);
  expect(written).toEqual(expect.arrayContaining([...new Set(named)]));
});
