/** Writes content/.schema/*.json from the zod schemas: `npm run schemas`, after changing a schema. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from '../src/content/json-schema.ts';

mkdirSync('content/.schema', { recursive: true });
for (const [file, text] of jsonSchemas()) writeFileSync(`content/${file}`, text);
console.log(`content/.schema: ${jsonSchemas().size} schemas written`);
