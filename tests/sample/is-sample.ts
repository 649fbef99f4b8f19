import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const COMPANY = join(import.meta.dirname, '../../content/company.yaml');

/** Whether content/ is still the project's sample, to which the specification's facts apply. */
export const isSample = (): boolean => parse(readFileSync(COMPANY, 'utf8')).sample === true;
