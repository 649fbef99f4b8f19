import type { APIRoute } from 'astro';
import { all, one, servicesIn, single } from '../content/store.ts';

/** The site in one text, for readers that are programs (https://llmstxt.org): what there is, in a line each. */
export const GET: APIRoute = ({ site }) => {
  const { name } = single('brand');
  const { statement, email, phones } = single('company');
  const home = one('pages', 'index');
  const list = (
    pages: readonly { name: string; description: string; href: string; indexed: boolean }[],
  ) =>
    pages
      .filter(({ indexed }) => indexed)
      .map((page) => `- [${page.name}](${new URL(page.href, site)}): ${page.description}`);
  const section = (title: string, lines: readonly string[]) => [`## ${title}`, '', ...lines, ''];

  const groups = all('serviceGroups').flatMap(({ id, title }) =>
    section(title, list(servicesIn(id))),
  );
  const pages = all('pages').filter(({ id }) => !['index', '404'].includes(id));
  const legal = pages.filter(({ id }) => id.startsWith('legal/'));
  const offices = all('offices').map(
    ({ city, country, street, postcode }) => `- ${city}: ${street}, ${postcode}, ${country}`,
  );

  const lines = [
    `# ${name}`,
    '',
    `> ${statement}`,
    '',
    home.description,
    '',
    ...groups,
    ...section('Industries', list(all('industries'))),
    ...section('Case studies', list(all('caseStudies'))),
    ...section('Open positions', list(all('positions'))),
    ...section('Company', list(pages.filter((page) => !legal.includes(page)))),
    ...section('Contact', [
      `- E-mail: ${email}`,
      ...phones.map(({ country, number }) => `- Telephone, ${country}: ${number}`),
      ...offices,
    ]),
    // Readers short of space leave out what has this title.
    ...section('Optional', list(legal)),
  ];
  return new Response(lines.join('\n'));
};
