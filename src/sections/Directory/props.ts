import type { z } from 'zod';
import type { RecordOf, Site } from '../../content/site.ts';
import type { directorySchema } from './schema.ts';

type DirectoryRecord = z.infer<typeof directorySchema>;

/** A section and its records; that of one layout has those of its collection. */
export type DirectoryProps = DirectoryRecord &
  (
    | { readonly layout: 'team'; readonly records: readonly RecordOf<'team'>[] }
    | { readonly layout: 'offices'; readonly records: readonly RecordOf<'offices'>[] }
    | { readonly layout: 'positions'; readonly records: readonly RecordOf<'positions'>[] }
  );

export type DirectoryIn<Layout> = Extract<DirectoryProps, { layout: Layout }>;

export function directoryProps(section: DirectoryRecord, site: Site): DirectoryProps {
  switch (section.layout) {
    case 'team':
      return { ...section, records: site.all('team') };
    case 'offices':
      return { ...section, records: site.all('offices').filter(({ onContact }) => onContact) };
    case 'positions':
      return { ...section, records: site.all('positions') };
  }
}
