/** Placeholders in texts, such as `{founded}`, which stand for facts stored elsewhere. Scripts of pages import this module. */
const PLACEHOLDER = /\{\s*([\w-]+)\s*\}/g;

/** The placeholders in a text, with their braces. */
export const placeholdersIn = (text: string): string[] => text.match(PLACEHOLDER) ?? [];

/** Replaces the placeholders in a text by facts, by name. A placeholder without a fact stays. */
export const fillPlaceholders = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) => facts[name] ?? placeholder);
