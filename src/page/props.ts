import type { Graph } from 'schema-dts';
import { type Alternate, alternatesOf } from '../content/alternates.ts';
import { breadcrumbs } from '../content/breadcrumbs.ts';
import { caseStudiesOn, unfiltered } from '../content/case-studies.ts';
import { contactPage } from '../content/forms.ts';
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
  const { href: address, title, description, sections, collection, id, name } = page;
  if (isNotFound(page)) return { title, description, indexed: false };
  // A filtered overview shows the picture of the whole.
  const image = shareImage(unfiltered(site, page).href);
  const position = collection === 'positions' ? site.one(collection, id) : undefined;
  const study = collection === 'caseStudies' ? site.one(collection, id) : undefined;
  const graph = structuredData(
    {
      address,
      language: site.language,
      title,
      description,
      image,
      crumbs: breadcrumbs(page, site),
      service: collection === 'services' ? name : undefined,
      tellsOf: study?.services.map(({ href }) => href) ?? [],
      caseStudies: caseStudiesOn(site, page).map(({ href }) => href),
      questions: sections.flatMap((section) => (section.type === 'faq' ? section.items : [])),
      isContact: address === contactPage(site),
      positions:
        position && !position.sample
          ? [{ ...position, title: position.name, text: position.summary }]
          : [],
    },
    { ...site.single('brand'), ...site.single('company'), offices: site.all('offices') },
  );
  const alternates = alternatesOf(page, site);
  const source = page.address;
  return { address, source, alternates, title, description, indexed: page.indexed, image, graph };
}
