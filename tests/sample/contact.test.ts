import { expect, test } from 'vitest';
import { MAX_LENGTH } from '../../contract/limits.ts';
import { FIELD_NAMES, PATHS } from '../../contract/names.ts';
import { allIn, landmark, linksIn, section, texts, wordsOf } from '../built-site.ts';

const CONSENT = 'I allow the company to store and process my personal data';

/** The forms: their pages, required fields and choices. */
const FORMS = [
  {
    route: '/contact',
    required: ['name', 'email', 'looking-for', 'message', 'consent'],
    lookingFor: [
      'web-development: Web Development',
      'mobile-app: Mobile App',
      'consulting: Consulting',
      'other: Other',
    ],
    hearAbout: [
      'google: Google',
      'social-media: Social Media',
      'referral: Referral',
      'other: Other',
    ],
  },
  {
    route: '/',
    required: ['name', 'company', 'email', 'looking-for', 'message', 'consent'],
    lookingFor: ['web: Web Development', 'mobile: Mobile App', 'uiux: UI/UX Design'],
    hearAbout: ['google: Google', 'referral: Referral', 'social: Social Media'],
  },
] as const;

test.each(FORMS)('the form on $route asks what is specified', (expected) => {
  const [form] = allIn(landmark(expected.route, 'main'), 'form');
  if (!form) throw new Error(`no form on ${expected.route}`);
  const choices = (name: string) =>
    allIn(form, `[name="${name}"] option:not([value=""])`).map(
      (option) => `${option.getAttribute('value')}: ${wordsOf(option)}`,
    );
  expect(choices('looking-for')).toEqual(expected.lookingFor);
  expect(choices('hear-about')).toEqual(expected.hearAbout);
  const required = allIn(form, '[required]').map((control) => control.getAttribute('name'));
  expect(required).toEqual(expected.required);
  for (const name of FIELD_NAMES) {
    const [control] = allIn(form, `[name="${name}"]`);
    if (!control) continue;
    const label = texts(form, `label[for="${control.id}"]`).join();
    if (name === 'consent') expect(label).toBe(CONSENT);
    else expect(label).toMatch(control.hasAttribute('required') ? /\*$/ : /\(optional\)$/);
    const most = Object.entries(MAX_LENGTH).find(([limited]) => limited === name)?.[1];
    expect(control.getAttribute('maxLength')).toBe(most === undefined ? null : String(most));
  }
  for (const part of ['[name=email][type=email]', '[name=phone][type=tel]', 'textarea[rows="4"]']) {
    expect(allIn(form, part), part).toHaveLength(1);
  }
  expect(['method', 'action', 'encType'].map((name) => form.getAttribute(name))).toEqual([
    'post',
    PATHS.enquiries,
    'multipart/form-data',
  ]);
  expect(linksIn(form)).toContainEqual({ label: 'Privacy policy', href: '/legal/privacy-policy' });
  expect(texts(form, 'button')).toContain('Send enquiry');
});

test('the page has its strip, highlights, contacts and offices', () => {
  const part = (id: string) => section('/contact', id);
  expect(texts(part('intro'), 'h1')).toEqual(['New project in mind? Let’s talk!']);
  const delays = (id: string) =>
    allIn(part(id), 'li').map((item) => item.getAttribute('data-reveal-delay'));
  expect(delays('highlights')).toEqual(['0', '100', '200', '300']);
  expect(delays('offices')).toEqual(['0', '200', '400']);
  const links = linksIn(part('alternatives'));
  const mails = links.filter(({ label }) => label.includes('@'));
  expect(mails.map(({ href }) => href)).toEqual([expect.stringMatching(/^mailto:/)]);
  expect(links.filter(({ href }) => href.startsWith('tel:'))).toHaveLength(3);
  expect(links).toContainEqual({ label: 'Get a quote', href: '/contact#enquiry' });
});
