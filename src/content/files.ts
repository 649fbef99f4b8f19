/** What the files of content/ hold. A build reads it once (see site-build/read-once.ts). */
import { ContentError } from '../schema/problem.ts';
import { readContent } from './check.ts';
import type { Content } from './entry.ts';

let read: Content | undefined;

/**
 * The content: read once, and in `npm run dev` again after each change (see site-build/integration.ts).
 * @throws ContentError with every place and remedy, where anything is wrong in content/
 */
export function contentOfFiles(): Content {
  const content = read ?? readContent('.');
  if (content.problems.length > 0) throw new ContentError(content.problems);
  read = content;
  return content;
}
