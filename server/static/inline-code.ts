import { createHash } from 'node:crypto';
import type { InlineHashes } from '../security-headers.ts';
import { type HtmlTag, htmlTags } from './html-tags.ts';

/** True for inline data such as JSON-LD: no browser runs it, so no policy has to allow it. */
function isData({ attributes }: HtmlTag): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/i.test((attributes.get('type') ?? '').trim());
}

/** The CSP source that allows one piece of inline code. */
function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * Finds the inline scripts and styles of an HTML or SVG document and returns the CSP sources that allow exactly them.
 * What it should misread is blocked by the policy, never allowed.
 *
 * @param bytes the document in UTF-8
 */
export function inlineHashes(bytes: Buffer): InlineHashes {
  // Browsers hash the code as parsed: with these two replacements made.
  const html = bytes.toString('utf8').replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const tag of htmlTags(html)) {
    if (tag.textEnd === undefined) continue;
    const code = html.slice(tag.end, tag.textEnd);
    if (tag.name === 'style') styles.add(hashSource(code));
    if (tag.name === 'script' && !tag.attributes.has('src') && !isData(tag) && code !== '') {
      scripts.add(hashSource(code));
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}
