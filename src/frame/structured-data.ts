/** Structured data for search engines, typed with the vocabulary of schema.org. */
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
import type { Picture } from '../schema/picture.ts';
import { breadcrumbs } from '../site/breadcrumbs.ts';
import { caseStudiesOn } from '../site/case-studies.ts';
import { contactPage } from '../site/forms.ts';
import type { Page, RecordOf, Site } from '../site/site.ts';

const postalAddress = ({
  street,
  postcode,
  city,
  country,
}: RecordOf<'offices'>): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: `${street}, ${postcode}`,
  addressLocality: city,
  addressCountry: country,
});

/**
 * The graph of a page. It has no reviews or ratings: while testimonials are samples, they would be invented.
 * @param image the share image of the page
 */
export function structuredData(page: Page, site: Site, image: Picture): Graph {
  const { collection, id: record, title, description, sections } = page;
  const company = { ...site.single('brand'), ...site.single('company') };
  const absolute = (href: string) => new URL(href, company.site).href;
  const url = absolute(page.href);
  const id = (base: string, part: string) => ({ '@id': `${base}#${part}` });
  const organizationId = id(absolute('/'), 'organization');
  const websiteId = id(absolute('/'), 'website');
  const breadcrumbId = id(url, 'breadcrumb');
  const serviceId = id(url, 'service');
  const profiles = company.social.flatMap(({ href }) => href ?? []);
  const crumbs = breadcrumbs(page, site);
  const isService = collection === 'services';
  const study = collection === 'caseStudies' ? site.one(collection, record) : undefined;
  const position = collection === 'positions' ? site.one(collection, record) : undefined;
  const caseStudies = caseStudiesOn(site, page);
  const questions = sections.flatMap((section) => (section.type === 'faq' ? section.items : []));

  const organization: Organization = {
    '@type': 'Organization',
    ...organizationId,
    name: company.name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    // The full details are on the contact page only, where visitors see them too. Other pages refer to it by identifier.
    ...(page.href === contactPage(site) && {
      legalName: company.legalName,
      description: company.statement,
      foundingDate: String(company.founded),
      email: company.email,
      address: site.all('offices').map(postalAddress),
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
    inLanguage: site.language,
    publisher: organizationId,
  };
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: websiteId,
    primaryImageOfPage: { '@type': 'ImageObject', url: absolute(image.src) },
    ...(crumbs.length > 1 && { breadcrumb: breadcrumbId }),
    ...(isService && { mainEntity: serviceId }),
    ...(study && {
      about: study.services.map(
        ({ href }): Service => ({ '@type': 'Service', url: absolute(href) }),
      ),
    }),
    ...(caseStudies.length > 0 && {
      mentions: caseStudies.map(
        ({ href }): WebPage => ({ '@type': 'WebPage', url: absolute(href) }),
      ),
    }),
  };
  const graph: Thing[] = [organization, website, webPage];

  if (crumbs.length > 1) {
    graph.push({
      '@type': 'BreadcrumbList',
      ...breadcrumbId,
      itemListElement: crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(href),
      })),
    } satisfies BreadcrumbList);
  }
  if (isService) {
    graph.push({
      '@type': 'Service',
      ...serviceId,
      name: page.name,
      description,
      url,
      provider: organizationId,
    } satisfies Service);
  }
  if (questions.length > 0) {
    graph.push({
      '@type': 'FAQPage',
      ...id(url, 'faq'),
      isPartOf: { '@id': url },
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
      })),
    } satisfies FAQPage);
  }
  if (position && !position.sample) {
    const { name, summary, posted, office, remoteIn, pay } = position;
    graph.push({
      '@type': 'JobPosting',
      title: name,
      description: summary,
      url,
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
