/** What search engines read about a page, in the vocabulary of schema.org; the compiler holds it against that. */
import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  JobPosting,
  Organization,
  PostalAddress,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { z } from 'zod';
import type { Crumb } from '../content/breadcrumbs.ts';
import type { brand, company } from '../content/records.ts';
import type { RecordOf } from '../content/site.ts';
import type { Picture } from '../schema/picture.ts';

type Office = Pick<RecordOf<'offices'>, 'street' | 'postcode' | 'city' | 'country'>;

/** The company's records, as far as they are told. */
export interface CompanyFacts
  extends Pick<z.infer<typeof brand>, 'name' | 'legalName' | 'site'>,
    Pick<z.infer<typeof company>, 'founded' | 'statement' | 'email' | 'phones' | 'social'> {
  readonly offices: readonly Office[];
}

/** A position that is open. */
interface Position {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** ISO date. */
  readonly posted: string;
  readonly office: Office;
  /** Countries from which it can be done without an office. */
  readonly remoteIn: readonly string[];
  /** A year. */
  readonly pay: { readonly currency: string; readonly from: number; readonly to: number };
}

/** What a page shows, as far as it is told. */
export interface PageFacts {
  readonly address: string;
  /** The tag of its language. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The picture that networks show beside a link to it. */
  readonly image: Picture;
  /** The way from home to the page. */
  readonly crumbs: readonly Crumb[];
  /** The name of the service that the page is about. */
  readonly service?: string | undefined;
  /** The addresses of the services that the page, a case study, tells of. */
  readonly tellsOf: readonly string[];
  /** The addresses of the case studies that the page shows. */
  readonly caseStudies: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: readonly string[] }[];
  readonly positions: readonly Position[];
  /** Whether visitors find the company's addresses and telephone numbers there. */
  readonly isContact: boolean;
}

const postalAddress = ({ street, postcode, city, country }: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: `${street}, ${postcode}`,
  addressLocality: city,
  addressCountry: country,
});

/** The graph of a page. No review and no rating: as long as a record is a sample, it would praise what nobody said. */
export function structuredData(page: PageFacts, company: CompanyFacts): Graph {
  const absolute = (href: string) => new URL(href, company.site).href;
  const url = absolute(page.address);
  const id = (base: string, part: string) => ({ '@id': `${base}#${part}` });
  const organizationId = id(absolute('/'), 'organization');
  const websiteId = id(absolute('/'), 'website');
  const breadcrumbId = id(url, 'breadcrumb');
  const serviceId = id(url, 'service');
  const profiles = company.social.flatMap(({ href }) => href ?? []);

  const organization: Organization = {
    '@type': 'Organization',
    ...organizationId,
    name: company.name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    // All of it stands once, where visitors read it; the other pages name the company, and its identifier leads there.
    ...(page.isContact && {
      legalName: company.legalName,
      description: company.statement,
      foundingDate: String(company.founded),
      email: company.email,
      address: company.offices.map(postalAddress),
      contactPoint: company.phones.map(({ country, number }) => ({
        '@type': 'ContactPoint' as const,
        contactType: 'sales',
        telephone: number,
        areaServed: country,
      })),
      ...(profiles.length > 0 && { sameAs: profiles }),
    }),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    ...websiteId,
    name: company.name,
    url: absolute('/'),
    inLanguage: page.language,
    publisher: organizationId,
  };
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: websiteId,
    primaryImageOfPage: { '@type': 'ImageObject', url: absolute(page.image.src) },
    ...(page.crumbs.length > 1 && { breadcrumb: breadcrumbId }),
    ...(page.service && { mainEntity: serviceId }),
    ...(page.tellsOf.length > 0 && {
      about: page.tellsOf.map((href): Service => ({ '@type': 'Service', url: absolute(href) })),
    }),
    ...(page.caseStudies.length > 0 && {
      mentions: page.caseStudies.map(
        (href): WebPage => ({ '@type': 'WebPage', url: absolute(href) }),
      ),
    }),
  };
  const graph: Thing[] = [organization, website, webPage];

  if (page.crumbs.length > 1) {
    graph.push({
      '@type': 'BreadcrumbList',
      ...breadcrumbId,
      itemListElement: page.crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(href),
      })),
    } satisfies BreadcrumbList);
  }
  if (page.service) {
    graph.push({
      '@type': 'Service',
      ...serviceId,
      name: page.service,
      description: page.description,
      url,
      provider: organizationId,
    } satisfies Service);
  }
  if (page.questions.length > 0) {
    graph.push({
      '@type': 'FAQPage',
      ...id(url, 'faq'),
      isPartOf: { '@id': url },
      mainEntity: page.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
      })),
    } satisfies FAQPage);
  }
  for (const { title, text, href, posted, office, remoteIn, pay } of page.positions) {
    graph.push({
      '@type': 'JobPosting',
      title,
      description: text,
      url: absolute(href),
      datePosted: posted,
      hiringOrganization: organizationId,
      jobLocation: { '@type': 'Place', address: postalAddress(office) },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: pay.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: pay.from,
          maxValue: pay.to,
          unitText: 'YEAR',
        },
      },
      ...(remoteIn.length > 0 && {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: remoteIn.map((name) => ({ '@type': 'Country', name })),
      }),
    } satisfies JobPosting);
  }
  return { '@context': 'https://schema.org', '@graph': graph };
}
