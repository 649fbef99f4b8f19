import type { z } from 'zod';
import { all, single } from '../../content/store.ts';
import type { legalTextSchema } from './schema.ts';

type LegalTextRecord = z.infer<typeof legalTextSchema>;

/** The clauses with the facts of the company in their places. */
export function legalTextProps(section: LegalTextRecord): LegalTextRecord {
  const [office] = all('offices');
  const facts = {
    '{legalName}': single('brand').legalName,
    '{address}': office ? [office.street, office.postcode, office.country].join(', ') : '',
    '{email}': single('company').email,
  };
  const filled = (words: string) =>
    Object.entries(facts).reduce((text, [place, fact]) => text.replaceAll(place, fact), words);
  const items = section.items.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map(filled),
  }));
  return { ...section, items };
}
