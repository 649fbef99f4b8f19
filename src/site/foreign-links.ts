/** Marks links to pages in another language, for readers and for programs. */
import { filled } from '../schema/words.ts';
import type { Site } from './site.ts';

const LINK = /<a\b([^>]*?)\shref="(\/[^"]*)"([^>]*)>([\s\S]*?)<\/a>/g;

/** The last character of a link's text, and the tags after it. */
const END_OF_WORDS = /([^<>\s])((?:\s|<[^>]*>)*)$/;

/**
 * Marks each link to an untranslated page with `hreflang` and a note. Screen readers read the note; the page shows only the
 * language code.
 */
export function markForeignLinks(html: string, site: Site): string {
  const [source] = site.inEach;
  if (!source || source === site) return html;
  const { language } = source;
  const names = new Intl.DisplayNames(site.language, { type: 'language' });
  const code = new Intl.Locale(language).language;
  const name = names.of(code) ?? language;
  const words = filled(site.words, site.words.frame.otherLanguage, { language: name });
  const marked = (link: string, before: string, href: string, after: string, inner: string) => {
    const [path = ''] = href.split(/[?#]/, 1);
    if (source.own(path) === undefined || /\shreflang=/i.test(before + after)) return link;
    const said = inner.replace(
      END_OF_WORDS,
      (_, end, tags) =>
        `${end}<span data-foreign="${code}"><span class="unseen">\u00a0${words}</span></span>${tags}`,
    );
    return `<a${before} href="${href}" hreflang="${language}"${after}>${said}</a>`;
  };
  return html.replaceAll(LINK, marked);
}
