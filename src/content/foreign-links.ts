/** Links from a page to one in another language: they say so, to readers and to programs. */
import { filled } from '../schema/words.ts';
import type { Site } from './site.ts';

const LINK = /<a\b([^>]*?)\shref="(\/[^"]*)"([^>]*)>([\s\S]*?)<\/a>/g;

/** The end of the words of a link, and the tags that follow them. */
const END_OF_WORDS = /([^<>\s])((?:\s|<[^>]*>)*)$/;

/**
 * The HTML of a page, each link to a page that exists in the source alone with `hreflang` and words that say so. The words are
 * said; what is shown of them is the code of the language.
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
      (_, end, tags) => `${end}<span data-foreign="${code}"><span> ${words}</span></span>${tags}`,
    );
    return `<a${before} href="${href}" hreflang="${language}"${after}>${said}</a>`;
  };
  return html.replaceAll(LINK, marked);
}
