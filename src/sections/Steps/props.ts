import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { stepsSchema } from './schema.ts';

export type StepsProps = Resolved<z.infer<typeof stepsSchema>>;

/** Steps in one of the layouts. */
export type StepsIn<Layout> = Extract<StepsProps, { layout: Layout }>;
