import { expect, test } from 'vitest';
import { allIn, landmark, linksIn, section, texts, wordsOf } from '../built-site.ts';

/** The forms: where each stands, what its button says, whether it asks for the company, and its choices. */
const FORMS = [
  {
    route: '/contact',
    button: 'Send enquiry',
    companyRequired: false,
    lookingFor: ['', 'web-development', 'mobile-app', 'consulting', 'other'],
    hearAbout: ['', 'google', 'social-media', 'referral', 'other'],
  },
  {
    route: '/',
    button: 'Send enquiry',
    companyRequired: true,
    lookingFor: ['', 'web', 'mobile', 'uiux'],
    hearAbout: ['', 'google', 'referral', 'social'],
  },
] as const;

test.each(FORMS)('the form on $route asks what is specified', (expected) => {
  const [form] = allIn(landmark(expected.route, 'main'), 'form');
  if (!form) throw new Error(`no form on ${expected.route}`);
  const values = (name: string) =>
    allIn(form, `[name="${name}"] option`).map((option) => option.getAttribute('value'));
  expect(values('looking-for')).toEqual(expected.lookingFor);
  expect(values('hear-about')).toEqual(expected.hearAbout);
  expect(form.querySelector('[name="company"]')?.hasAttribute('required')).toBe(
    expected.companyRequired,
  );
  expect(texts(form, 'button')).toContain(expected.button);
  expect(texts(form, 'label')).toContain(
    'I allow the company to store and process my personal data',
  );
});

test('the page has its strip, highlights, contacts and offices', () => {
  const part = (id: string) => section('/contact', id);
  expect(texts(part('intro'), 'h1')).toEqual(['New project in mind? Let’s talk!']);
  expect(wordsOf(part('intro'))).toContain('Response in less than 1 hour');
  const delays = (id: string) =>
    allIn(part(id), 'li').map((item) => item.getAttribute('data-reveal-delay'));
  expect(delays('highlights')).toEqual(['0', '100', '200', '300']);
  expect(delays('offices')).toEqual(['0', '200', '400']);
  const links = linksIn(part('alternatives'));
  const mails = links.filter(({ label }) => label.includes('@'));
  expect(mails.map(({ href }) => href)).toEqual([expect.stringMatching(/^mailto:/)]);
  expect(links.filter(({ href }) => href.startsWith('tel:'))).toHaveLength(3);
  expect(links).toContainEqual({ label: 'Get a quote', href: '/contact#enquiry' });
  expect(texts(part('offices'), 'h3')).toEqual(['London', 'Lisbon', 'Coimbra']);
});
