/** Makes the module scripts of a page start after its first paint. */
import type { BuiltElement, BuiltPage } from './built-page.ts';

/**
 * Inline code that imports a module once the page is painted. A page in the background isn't painted, and one that opens
 * scrolled must be laid out first (src/behaviours/lay-out.ts); these import it at once.
 */
const afterPaint = (address: string) =>
  `const start=()=>import(${JSON.stringify(address)});` +
  'document.hidden||location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"' +
  '?start():requestAnimationFrame(()=>setTimeout(start))';

/** Fetching and running a module would otherwise delay the style sheet, the typeface and the first picture. */
export function deferScripts(page: BuiltPage): void {
  const held = page.elements.filter(({ name }) => name === 'template');
  const isHeld = ({ start }: BuiltElement) =>
    held.some((template) => template.start < start && start < template.end);
  for (const script of page.elements) {
    const { name, attributes } = script;
    const address = attributes.get('src');
    if (name !== 'script' || attributes.get('type') !== 'module' || !address) continue;
    if (!isHeld(script)) page.inlineModule(script, afterPaint(address));
  }
}
