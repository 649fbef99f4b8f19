import type { Graph } from 'schema-dts';
import { type Alternate, alternatesOf } from '../content/alternates.ts';
import { unfiltered } from '../content/case-studies.ts';
import type { Page, Site } from '../content/site.ts';
import { shareImage } from '../frame/share-image.ts';
import { structuredData } from '../frame/structured-data.ts';
import type { Picture } from '../schema/picture.ts';

/** What the shell says of a page. */
interface PageProps {
  readonly title: string;
  readonly description: string;
  readonly indexed: boolean;
  readonly address?: string;
  /** Its address in the language of the source. */
  readonly source?: string;
  /** The page in every language that has it; none where the site has one language. */
  readonly alternates?: readonly Alternate[];
  readonly image?: Picture;
  readonly graph?: Graph;
}

/** Whether a page is shown for unknown addresses, and has none of its own. */
export const isNotFound = ({ collection, id }: Page) => collection === 'pages' && id === '404';

/** What the head and the frame say of a page: published, and in the editor before it is. */
export function pageProps(page: Page, site: Site): PageProps {
  const { href: address, address: source, title, description, indexed } = page;
  if (isNotFound(page)) return { title, description, indexed: false };
  // A filtered overview shows the picture of the whole.
  const image = shareImage(unfiltered(site, page).href);
  const graph = structuredData(page, site, image);
  const alternates = alternatesOf(page, site);
  return { address, source, alternates, title, description, indexed, image, graph };
}
