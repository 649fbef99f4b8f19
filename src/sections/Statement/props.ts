import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { statementSchema } from './schema.ts';

export type StatementProps = Resolved<z.infer<typeof statementSchema>>;

/** A statement in one of the layouts. */
export type PropsIn<Layout> = Extract<StatementProps, { layout: Layout }>;
