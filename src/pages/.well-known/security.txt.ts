import type { APIRoute } from 'astro';
import { contactPage } from '../../content/forms.ts';
import { siteIn } from '../../content/site.ts';

/** How long after a build the file holds, in days; RFC 9116 asks for less than a year. */
const VALID_DAYS = 360;

const DAY_MS = 86_400_000;

/** Whom to tell about a weakness, as RFC 9116 has it. */
export const GET: APIRoute = async () => {
  const records = siteIn();
  const { site } = records.single('brand');
  const { email } = records.single('company');
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS);
  const languages = new Set(records.languages.map(({ tag }) => new Intl.Locale(tag).language));
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Contact', new URL(contactPage(records), site)],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', [...languages].join(', ')],
    ['Canonical', new URL('/.well-known/security.txt', site)],
  ];
  return new Response(fields.map(([name, value]) => `${name}: ${value}\n`).join(''), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
