import type { APIRoute, GetStaticPaths } from 'astro';
import { filled } from '../../schema/words.ts';
import { servicesIn } from '../../site/services.ts';
import { isNotFound, type Site, sitesOf } from '../../site/site.ts';

/** `/llms.txt`, and `/de/llms.txt` if there is a German home page. */
export const getStaticPaths = (() =>
  sitesOf()
    .filter((site) => site.own('/') !== undefined)
    .map((site) => ({
      params: { language: site.prefix.slice(1) || undefined },
      props: { site },
    }))) satisfies GetStaticPaths;

/** An overview of the site for language models (https://llmstxt.org), with a line for each page. */
export const GET: APIRoute<{ site: Site }> = ({ props: { site } }) => {
  const words = site.words.list;
  const { name, site: origin } = site.single('brand');
  const { statement, email, phones } = site.single('company');
  // A listed record may have a page in the source language only.
  const own = new Set(site.pages.map(({ href }) => href));
  const list = (
    pages: readonly { name: string; description: string; href: string; indexed: boolean }[],
  ) =>
    pages
      .filter(({ indexed, href }) => indexed && own.has(href))
      .map((page) => `- [${page.name}](${new URL(page.href, origin)}): ${page.description}`);
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [];

  const groups = site
    .all('serviceGroups')
    .flatMap(({ id, title }) => section(title, list(servicesIn(site, id))));
  const pages = site.pages.filter(({ collection }) => collection === 'pages');
  const home = pages.find(({ href }) => href === site.href('/'));
  const others = pages.filter((page) => page !== home && !isNotFound(page));
  const legal = others.filter(({ sections }) => sections.some(({ type }) => type === 'legalText'));
  const offices = site
    .all('offices')
    .map(({ city, country, street, postcode }) => `- ${city}: ${street}, ${postcode}, ${country}`);

  const lines = [
    `# ${name}`,
    '',
    `> ${statement}`,
    '',
    home?.description ?? '',
    '',
    ...groups,
    ...section(words.industries, list(site.all('industries'))),
    ...section(words.cases, list(site.all('caseStudies'))),
    ...section(words.positions, list(site.all('positions'))),
    ...section(words.company, list(others.filter((page) => !legal.includes(page)))),
    ...section(words.contact, [
      `- ${words.email}: ${email}`,
      ...phones.map(
        ({ country, number }) => `- ${filled(site.words, words.telephone, { country })}: ${number}`,
      ),
      ...offices,
    ]),
    // The format reserves this English title for links that a reader may skip.
    ...section('Optional', list(legal)),
  ];
  return new Response(lines.join('\n'));
};
