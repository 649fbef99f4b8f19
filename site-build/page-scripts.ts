/** Gives the module scripts of a page a low fetch priority. */
import type { BuiltPage } from './built-page.ts';

/** Modules run after parsing. They must not delay the style sheet, the typeface and the first picture. */
export function lowerScripts(page: BuiltPage): void {
  const held = page.elements.filter(({ name }) => name === 'template');
  for (const script of page.elements) {
    const { name, attributes, start } = script;
    if (name !== 'script' || attributes.get('type') !== 'module') continue;
    if (held.some((template) => template.start < start && start < template.end)) continue;
    page.setAttributes(script, [...attributes, ['fetchpriority', 'low']]);
  }
}
