import type { z } from 'zod';
import { lucideIcon } from '../../content/icons.ts';
import type { Resolved } from '../../content/resolve.ts';
import type { reviewsSchema } from './schema.ts';

/** An island's props stand in the page a second time: it gets what it shows, and no more. */
export function reviewsProps({ items, type, ...section }: Resolved<z.infer<typeof reviewsSchema>>) {
  const reviews = items.map(({ quote, author, role, rating, client, portrait }) => ({
    quote,
    author,
    role,
    rating,
    logo: { name: client.name, ...client.logo },
    portrait,
  }));
  return { ...section, reviews, star: lucideIcon('star') };
}
