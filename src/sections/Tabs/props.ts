import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { tabsSchema } from './schema.ts';

/** What the component gets of a section. */
export type TabsProps = Resolved<z.infer<typeof tabsSchema>>;

/** What it gets of a section in this layout. */
export type PropsIn<Layout> = Extract<TabsProps, { layout: Layout }>;
