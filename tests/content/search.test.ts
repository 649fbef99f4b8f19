import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PALETTE } from '../../art/themes.ts';
import {
  allIn,
  company,
  documentOf,
  everyRoute,
  idsIn,
  isIndexed,
  languageOf,
  readBuilt,
  readRecord,
  routes,
} from '../built-site.ts';
import { type Running, serveBuild } from '../fixtures/process.ts';

const { site: SITE, name: NAME } = company;
/** The most bytes of a share image. */
const SHARE_LIMIT = 120_000;
const indexed = everyRoute.filter(isIndexed);

interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The pages of positions that are not samples. */
const openPositions = idsIn('positions')
  .filter((id) => !readRecord<{ sample?: boolean }>(`positions/${id}.yaml`).sample)
  .map((id) => `/careers/${id}`);

/** The head of the page at `route`, its JSON-LD graphs, and the visible content that these repeat. */
function readHead(route: string) {
  const page = documentOf(route);
  const pairs = (selector: string, name: (element: Element) => string, value: string) =>
    Object.fromEntries(
      allIn(page, selector).map((each) => [name(each), each.getAttribute(value) ?? '']),
    );
  const words = (element: Element | null) => element?.textContent?.trim() ?? '';
  return {
    title: words(page.querySelector('title')),
    meta: pairs(
      'head meta[content]',
      (meta) => meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      'content',
    ),
    links: pairs(
      'head link[rel]',
      (link) => `${link.getAttribute('rel')} ${link.getAttribute('type') ?? ''}`.trim(),
      'href',
    ),
    graphs: allIn(page, 'script[type="application/ld+json"]').map(words),
    crumbs: allIn(page, 'nav[aria-label="Breadcrumb"] li').map(words),
    questions: allIn(page, '[data-section="faq"] details').map((details) => ({
      question: words(details.querySelector('summary')),
      answer: allIn(details, 'p').map(words).join('\n'),
    })),
  };
}

/** The nodes of a page's only graph. */
function nodesOf({ graphs }: ReturnType<typeof readHead>): readonly Node[] {
  expect(graphs).toHaveLength(1);
  const { '@context': context, '@graph': nodes } = JSON.parse(graphs[0] ?? '');
  expect(context).toBe('https://schema.org');
  return nodes;
}

let server: Running;
beforeAll(async () => {
  server = await serveBuild('dist');
});
afterAll(() => server.end('SIGTERM'));

const get = (address: string) => fetch(server.url + address.replace(SITE, ''));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('the head of every page has its title, description, address and share texts', () => {
  const titles = new Set<string>();
  for (const route of everyRoute) {
    const { language, region } = new Intl.Locale(languageOf(route)).maximize();
    const { title, meta, links } = readHead(route);
    const [own] = title.split(` | ${NAME}`);
    const url = `${SITE}${route}`;
    // The name is left out if the title would be longer than search engines show.
    const named = `${own} | ${NAME}`;
    expect(title, route).toBe(named.length <= 70 ? named : own);
    expect(links.canonical, route).toBe(url);
    expect(meta, route).toMatchObject({
      'og:type': 'website',
      'og:title': own,
      'og:description': meta.description,
      'og:url': url,
      'og:site_name': NAME,
      'og:locale': `${language}_${region}`,
      'twitter:card': 'summary_large_image',
    });
    expect(meta.description?.length, route).toBeGreaterThanOrEqual(50);
    expect(meta['og:image:alt'], route).toContain(own);
    expect(meta.robots, route).toBe(isIndexed(route) ? undefined : 'noindex');
    titles.add(title);
  }
  expect(titles.size).toBe(everyRoute.length);
});

test('the not-found page has no address and no structured data', () => {
  const { meta, links, graphs } = readHead('/no-such-page');
  expect(meta.robots).toBe('noindex');
  expect(meta).not.toHaveProperty('og:url');
  expect(links).not.toHaveProperty('canonical');
  expect(graphs).toEqual([]);
});

test('every page has a share image, and every page for search engines its own', async () => {
  const hashes = new Set<string>();
  const images = new Set<string>();
  for (const route of everyRoute) {
    const { meta } = readHead(route);
    const image = meta['og:image'] ?? '';
    expect(image, route).toMatch(`${SITE}/share/`);
    const response = await get(image);
    expect(response.status, image).toBe(200);
    expect(response.headers.get('content-type'), image).toBe('image/png');
    // Other sites embed it beside links.
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-encoding'), image).toBeNull();
    const body = await bytesOf(response);
    const { width, height } = await sharp(body).metadata();
    expect({ width, height }, image).toEqual({ width: 1200, height: 630 });
    expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
    expect(body.length, image).toBeLessThan(SHARE_LIMIT);
    hashes.add(createHash('sha256').update(body).digest('hex'));
    images.add(image);
  }
  expect(hashes.size).toBe(images.size);
  expect(images.size).toBeGreaterThanOrEqual(indexed.length);
});

test('the sitemap lists the pages for search engines, and robots.txt names it', async () => {
  const read = async (address: string) => {
    expect(address).toMatch(new RegExp(`^${SITE}/`));
    const response = await get(address);
    expect(response.status, address).toBe(200);
    return response.text();
  };
  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

  const robots = await read(`${SITE}/robots.txt`);
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(index).toBe(`${SITE}/sitemap-index.xml`);
  const maps = await Promise.all(addressesIn(await read(index)).map(read));
  const listed = maps.flatMap(addressesIn);
  expect(listed.sort()).toEqual(indexed.map((route) => `${SITE}${route}`).sort());
});

test('llms.txt lists the pages for search engines with their descriptions', () => {
  const text = readBuilt('llms.txt');
  expect(text).toMatch(new RegExp(`^# ${NAME}\n\n> ${company.statement}\n`));
  for (const route of indexed) {
    const [, start = ''] = routes.includes(route) ? [] : route.split('/');
    const { meta } = readHead(route);
    const isHome = route === `/${start}`;
    const said = isHome ? `${meta.description}` : `](${SITE}${route}): ${meta.description}\n`;
    expect(readBuilt(join(start, 'llms.txt')), route).toContain(said);
  }
  for (const route of routes.filter((each) => !isIndexed(each))) {
    expect(text).not.toContain(`${route})`);
  }
  expect(text).not.toContain(`${SITE}/404)`);
  const groups = readRecord<Record<string, { title: string }>>('service-groups.yaml');
  for (const id of idsIn('services')) {
    const { group } = readRecord<{ group: string }>(`services/${id}.yaml`);
    expect(text).toContain(`## ${groups[group]?.title}`);
  }
  expect(text).toContain(company.email);
});

test('the icons of manifest and head have the sizes that these state', async () => {
  const { meta, links } = readHead('/');
  const response = await get(links.manifest ?? '');
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: NAME, start_url: '/', theme_color: meta['theme-color'] });
  expect(manifest.theme_color).toBe(PALETTE.tokens.dark);
  const { icons }: { icons: { src: string; sizes: string; purpose?: string }[] } = manifest;
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);

  const touch = { src: links['apple-touch-icon'] ?? '', sizes: '180x180' };
  for (const { src, sizes } of [...icons, touch]) {
    const { width, height, format } = await sharp(await bytesOf(await get(src))).metadata();
    expect([`${width}x${height}`, format], src).toEqual([sizes, 'png']);
  }
  const ico = await get(links.icon ?? '');
  expect(ico.headers.get('content-type')).toBe('image/x-icon');
  // The file's only picture follows a header of 22 bytes.
  const { width, format } = await sharp((await bytesOf(ico)).subarray(22)).metadata();
  expect([width, format]).toEqual([32, 'png']);
  expect((await get(links['icon image/svg+xml'] ?? '')).status).toBe(200);
});

test('the maskable icon has its mark in the part that no mask cuts off', async () => {
  const png = readFileSync('dist/icon-maskable.png');
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)].join();
  };
  const ground = pixel(0, 0);
  const centre = info.width / 2;
  const reach = 0.4 * info.width;
  let outside = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (Math.hypot(x - centre, y - centre) > reach && pixel(x, y) !== ground) outside++;
    }
  }
  expect(outside).toBe(0);
});

test('the structured data of every page repeat what it shows, and nothing else', () => {
  for (const route of routes) {
    const head = readHead(route);
    const nodes = nodesOf(head);
    const one = (type: string) => nodes.find((node) => node['@type'] === type);
    const isService = /^\/services\/./.test(route);
    const types = [
      'Organization',
      'WebSite',
      'WebPage',
      ...(route === '/' ? [] : ['BreadcrumbList']),
      ...(isService ? ['Service'] : []),
      ...(head.questions.length > 0 ? ['FAQPage'] : []),
      ...(openPositions.includes(route) ? ['JobPosting'] : []),
    ];
    expect(
      nodes.map((node) => node['@type']),
      route,
    ).toEqual(types);

    expect(one('WebPage'), route).toMatchObject({
      url: `${SITE}${route}`,
      description: head.meta.description,
    });
    if (isService) {
      expect(one('Service'), route).toMatchObject({
        url: `${SITE}${route}`,
        name: head.crumbs.at(-1),
      });
    }

    const list = one('BreadcrumbList')?.itemListElement as { name: string; item: string }[];
    if (list) {
      expect(list[0]).toMatchObject({ name: 'Home', item: `${SITE}/` });
      expect(list.at(-1)).toMatchObject({ item: `${SITE}${route}` });
    }
    if (head.crumbs.length > 0) {
      expect(
        list.map(({ name }) => name),
        route,
      ).toEqual(head.crumbs);
    }

    if (head.questions.length > 0) {
      const told = one('FAQPage')?.mainEntity as {
        name: string;
        acceptedAnswer: { text: string };
      }[];
      expect(
        told.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
        route,
      ).toEqual(head.questions);
    }

    // References of a node are in the same graph.
    const ids = new Set(nodes.map((node) => node['@id']));
    for (const [, id] of JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)) {
      expect(ids, route).toContain(id);
    }
    expect(head.graphs.join(), route).not.toMatch(/<|Review|Rating/);
  }
});

test('the contact page’s structured data have the offices and telephone numbers', () => {
  const [organization] = nodesOf(readHead('/contact'));
  expect(organization).toMatchObject({
    name: NAME,
    legalName: company.legalName,
    foundingDate: String(company.founded),
    email: company.email,
  });
  const offices = existsSync('content/offices.yaml')
    ? readRecord<Record<string, { city: string }>>('offices.yaml')
    : {};
  const cities = Object.values(offices).map(({ city }) => city);
  const { address, contactPoint } = organization as unknown as {
    address: { addressLocality: string }[];
    contactPoint?: { telephone: string }[];
  };
  expect(address.map(({ addressLocality }) => addressLocality).sort()).toEqual(cities.sort());
  expect((contactPoint ?? []).map(({ telephone }) => telephone)).toEqual(
    company.phones.map(({ number }) => number),
  );
});
