import type { Page } from '@playwright/test';

/** A page as it was built: what stands in its markup, read without loading what it shows. */
export interface BuiltPage {
  readonly sections: readonly BuiltSection[];
  /** The entries of the in-page navigation as ids, and its offset in px. */
  readonly nav: readonly string[];
  readonly navOffset: string;
  /** Every link of the main part. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** The visible words of the main part, parts with a space between them. */
  readonly text: string;
  /** Every running text of the main part, by the type of its section. */
  readonly paragraphs: readonly { readonly section: string; readonly text: string }[];
  /**
   * What a reader takes in at once, with everything that stands in it: a paragraph, an entry of a list, a
   * figure with its label, the head of a column, a question with its answer.
   */
  readonly parts: readonly string[];
  /** The links outside the main part: in the menus of the bar, and in the footer. */
  readonly menu: readonly string[];
  readonly footer: readonly string[];
}

export interface BuiltSection {
  readonly type: string;
  readonly id: string;
  /** The entries of its lists; lists inside an entry don't count. */
  readonly records: number;
  /** The headings of third level. */
  readonly titles: readonly string[];
  readonly lists: number;
  readonly questions: number;
  readonly figures: readonly string[];
  readonly tabs: readonly { readonly label: string; readonly selected: boolean }[];
  readonly panels: readonly string[];
  readonly slides: readonly (readonly string[])[];
  readonly text: string;
}

/** The built page at `route`. */
export async function readBuiltPage(page: Page, route: string): Promise<BuiltPage> {
  const response = await page.request.get(route);
  if (!response.ok()) throw new Error(`${route} answers ${response.status()}`);
  return parseBuiltPage(page, await response.text());
}

/** The one section of a type; pages that have several of it are not asked. */
export function theSection(built: BuiltPage, name: string): BuiltSection {
  const [found, ...others] = built.sections.filter(({ type, id }) => type === name || id === name);
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} × ${name}`);
  return found;
}

/** Reads the markup of a built page; `page` lends its parser. */
export function parseBuiltPage(page: Page, html: string): Promise<BuiltPage> {
  return page.evaluate((markup) => {
    const parsed = new DOMParser().parseFromString(markup, 'text/html');
    for (const unseen of parsed.querySelectorAll('script, style, template, svg')) unseen.remove();
    // React parts neighbouring texts with comments; without them a text is one node again.
    const comments = parsed.createTreeWalker(parsed, NodeFilter.SHOW_COMMENT);
    const found: Node[] = [];
    while (comments.nextNode()) found.push(comments.currentNode);
    for (const comment of found) comment.parentNode?.removeChild(comment);
    parsed.normalize();
    const main = parsed.querySelector('main') ?? parsed.body;

    const wordsOf = (element: Element) => {
      const walker = parsed.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
      return parts.join(' ').replace(/\s+/g, ' ').trim();
    };
    const allIn = (element: Element, selector: string) => [...element.querySelectorAll(selector)];
    const texts = (element: Element, selector: string) => allIn(element, selector).map(wordsOf);
    const hrefs = (selector: string) =>
      allIn(parsed.body, selector).map((link) => link.getAttribute('href') ?? '');

    return {
      sections: allIn(main, '[data-section]').map((section) => ({
        type: section.getAttribute('data-section') ?? '',
        id: section.id,
        records: allIn(section, 'li').filter((item) => !item.parentElement?.closest('li')).length,
        titles: texts(section, 'h3'),
        lists: allIn(section, 'ul, ol').length,
        questions: allIn(section, 'details').length,
        figures: [...texts(section, 'dd'), ...texts(section, 'li')],
        tabs: allIn(section, '[role="tab"]').map((tab) => ({
          label: wordsOf(tab),
          selected: tab.getAttribute('aria-selected') === 'true',
        })),
        panels: texts(section, '[role="tabpanel"]'),
        slides: allIn(section, '[aria-roledescription="slide"]').map((slide) => texts(slide, 'h3')),
        text: wordsOf(section),
      })),
      nav: allIn(main, '[data-section="in-page-nav"] li a').map(
        (link) => link.getAttribute('href')?.slice(1) ?? '',
      ),
      navOffset:
        main.querySelector('[data-section="in-page-nav"]')?.getAttribute('data-offset') ?? '',
      links: allIn(main, 'a[href]').map((link) => ({
        label: wordsOf(link),
        href: link.getAttribute('href') ?? '',
      })),
      text: wordsOf(main),
      paragraphs: allIn(main, 'p, dd, li')
        .filter((part) => !part.querySelector('p, li, h3'))
        .map((part) => ({
          section: part.closest('[data-section]')?.getAttribute('data-section') ?? '',
          text: wordsOf(part),
        })),
      parts: texts(main, 'p, li, dl > div, th, details'),
      menu: hrefs('header a[href]'),
      footer: hrefs('footer a[href]'),
    };
  }, html);
}
