import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const COMPANY = join(import.meta.dirname, '../../content/company.yaml');

/** Whether content/ is still the sample that the project comes with, of which the specification's facts hold. */
export const isSample = (): boolean => parse(readFileSync(COMPANY, 'utf8')).sample === true;
