/** The content on disk. A build reads it only once (see site-build/integration.ts). */
import { ContentError } from '../schema/problem.ts';
import { readContent } from './check.ts';
import type { Content } from './entry.ts';

let read: Content | undefined;

/**
 * The content, cached after the first read. `npm run dev` reads it again after each change (see site-build/integration.ts).
 * @throws ContentError with all problems in content/, each with place and remedy
 */
export function contentOfFiles(): Content {
  const content = read ?? readContent('.');
  if (content.problems.length > 0) throw new ContentError(content.problems);
  read = content;
  return content;
}
