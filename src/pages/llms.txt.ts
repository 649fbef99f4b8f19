import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { all, one, serviceGroups, theCompany } from '../lib/lookup.ts';

/** The site in one text, for readers that are programs (https://llmstxt.org): what there is, in a line each. */
export const GET: APIRoute = async ({ site }) => {
  const { name, statement, email, phones } = await theCompany();
  const home = await one('pages', 'index');
  const item = (page: { name: string; description: string }, address: string) =>
    `- [${page.name}](${new URL(address, site)}): ${page.description}`;
  const section = (title: string, lines: readonly string[]) => [`## ${title}`, '', ...lines, ''];

  const services = new Map(
    (await all('services')).map((service) => [`/services/${service.id}`, service]),
  );
  const groups = (await serviceGroups()).flatMap((group) =>
    section(
      group.title,
      group.services.flatMap(({ href }) => {
        const service = services.get(href);
        return service?.indexed ? item(service, href) : [];
      }),
    ),
  );
  const industries = (await all('industries'))
    .filter(({ indexed }) => indexed)
    .map((industry) => item(industry, `/portfolio/${industry.id}`));
  const pages = (
    await getCollection('pages', ({ id, data }) => data.indexed && !['index', '404'].includes(id))
  ).sort((a, b) => (a.id < b.id ? -1 : 1));
  const legal = pages.filter(({ id }) => id.startsWith('legal/'));
  const list = (records: typeof pages) => records.map(({ id, data }) => item(data, `/${id}`));
  const offices = (await all('offices')).map(
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
    ...section('Industries', industries),
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
