import type { APIRoute } from 'astro';
import { expiryFrom } from '../../../contract/dates.ts';
import { contactPage } from '../../site/forms.ts';
import { siteIn } from '../../site/site.ts';

/** The contact for security reports, as defined in RFC 9116. */
export const GET: APIRoute = async () => {
  const records = siteIn();
  const { site } = records.single('brand');
  const { email } = records.single('company');
  const spoken = records.inEach.filter(({ pages }) => pages.length > 0);
  const languages = new Set(spoken.map(({ language }) => new Intl.Locale(language).language));
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Contact', new URL(contactPage(records), site)],
    ['Expires', expiryFrom(Date.now())],
    ['Preferred-Languages', [...languages].join(', ')],
    ['Canonical', new URL('/.well-known/security.txt', site)],
  ];
  return new Response(fields.map(([name, value]) => `${name}: ${value}\n`).join(''), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
