/**
 * Serves a site from two origins until it is stopped: its pages by nginx, as a host of files would, and its service on
 * another port.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { writeStaticSite } from '../../site-build/static-hosts.ts';
import { startNginx } from '../fixtures/nginx.ts';
import { buildCopy } from '../site-copy.ts';
import {
  APART_COPY,
  FIXTURE_BRAND,
  FIXTURE_COPY,
  FIXTURE_WITHOUT,
  PAGES_PORT,
  PAGES_URL,
  SERVICE_PORT,
  SERVICE_URL,
} from './fixture-site.ts';

process.env.SERVICE_ORIGIN = SERVICE_URL;
const options = {
  content: join(import.meta.dirname, 'site/content'),
  brand: FIXTURE_BRAND,
  without: FIXTURE_WITHOUT,
};
const dist = buildCopy(APART_COPY, options, FIXTURE_COPY);
const pages = join(APART_COPY, 'package-static');
writeStaticSite(dist, pages, 'nginx');
const folder = join(APART_COPY, '.cache/nginx');
mkdirSync(folder, { recursive: true });
startNginx(
  folder,
  `include /etc/nginx/mime.types;
  server { listen 127.0.0.1:${PAGES_PORT}; root ${pages}; absolute_redirect off; include ${pages}/nginx-static.conf; }`,
);
Object.assign(process.env, { DIST: dist, PORT: String(SERVICE_PORT), ORIGINS: PAGES_URL });
await import('../../server/main.ts');
