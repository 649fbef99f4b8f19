import type { Picture } from './picture.ts';

/** A service as menus, rows and cards show it. */
export interface ServiceLink {
  readonly href: string;
  readonly name: string;
  readonly line: string;
  readonly audience: string;
  readonly next: string;
  readonly card: Picture;
}

/** A group of services with its services in their order. */
export interface ServiceGroup {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly services: readonly ServiceLink[];
}
