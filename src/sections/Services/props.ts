import type { z } from 'zod';
import type { Referred, Resolved } from '../../content/resolve.ts';
import type { servicesSchema } from './schema.ts';

/** A service as rows and cards show it. */
export type Service = Referred<'services'>;

/** A group with its services in their order. */
export interface ServiceGroup {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly services: readonly Service[];
}

export type ServicesProps = Resolved<z.infer<typeof servicesSchema>> & {
  /** The groups that the section shows. */
  readonly groups: readonly ServiceGroup[];
};
