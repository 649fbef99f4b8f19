/** Looks up records for sections; the content check has already proven that each one exists. */
import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { Picture } from './picture.ts';
import { plateImage } from './plates.ts';

/** A logo ready for an `<img>`. */
export interface Logo extends Picture {
  readonly name: string;
}

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

type Data<Name extends CollectionKey> = CollectionEntry<Name>['data'];

/** The record with this id. */
export async function one<Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<Data<Name>> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`no record "${id}" in ${collection}`);
  return entry.data;
}

/** Every record of a collection, in its order. */
export async function all<
  Name extends
    | 'offices'
    | 'media'
    | 'technologies'
    | 'industries'
    | 'sectors'
    | 'services'
    | 'serviceGroups'
    | 'team',
>(collection: Name) {
  const entries = await getCollection(collection);
  return entries
    .map(({ id, data }) => ({ id, ...(data as Data<Name>) }))
    .sort((a, b) => a.order - b.order);
}

/** The company's own record. */
export const theCompany = () => one('company', 'company');

function serviceLink(service: Data<'services'> & { id: string }): ServiceLink {
  const { id, name, line, audience, next, plate } = service;
  return { href: `/services/${id}`, name, line, audience, next, card: plateImage(plate, 'card') };
}

/** The service with this id, as rows and cards show it. */
export const service = async (id: string): Promise<ServiceLink> =>
  serviceLink({ id, ...(await one('services', id)) });

/** The services of a group in their order. */
export async function servicesIn(group: string): Promise<ServiceLink[]> {
  const services = await all('services');
  return services.filter((service) => service.group === group).map(serviceLink);
}

/** The groups of services in their order, each with its services. */
export async function serviceGroups(): Promise<ServiceGroup[]> {
  const groups = await all('serviceGroups');
  return Promise.all(
    groups.map(async ({ id, title, line }) => ({
      id,
      title,
      line,
      services: await servicesIn(id),
    })),
  );
}

const clientFiles = import.meta.glob<ImageMetadata>('/content/clients/*.svg', {
  eager: true,
  import: 'default',
});
const mediaFiles = import.meta.glob<ImageMetadata>('/content/media/*.svg', {
  eager: true,
  import: 'default',
});

function logoFrom(files: Record<string, ImageMetadata>, path: string, name: string): Logo {
  const file = files[path];
  if (!file)
    throw new Error(`${path} is missing; put the SVG there or correct the name in the record`);
  return { name, src: file.src, width: file.width, height: file.height };
}

/** The logo of the client with this id. */
export async function clientLogo(id: string): Promise<Logo> {
  const { name, logo } = await one('clients', id);
  return logoFrom(clientFiles, `/content/clients/${logo}`, name);
}

/** The lettering of a medium. */
export const mediaLogo = ({ name, logo }: Data<'media'>): Logo =>
  logoFrom(mediaFiles, `/content/media/${logo}`, name);
