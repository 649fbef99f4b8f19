/** The search in the directory of suppliers. */
import { LINKS, lines, MEMBERS, type Member } from '../cluster.ts';

/** The most results listed. */
export const LISTED = 8;

/** Normalises text for the search: lower case, without accents and commas. */
const folded = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{Mark},]/gu, '');

/** Whether a member is found by words. @param about its name, field and town */
export const isFound = (words: string, about: string) => folded(about).includes(folded(words));

/** How the map shows members: their squares, and the links that one of them has, as SVG path data. */
export const drawn = (members: readonly Member[]) => ({
  squares: members.map(({ x, y }) => `M${x - 5} ${y - 5}h10v10h-10z`).join(''),
  links: lines(LINKS.filter((link) => link.some((member) => members.includes(member)))),
});

/** Lists and marks what is found while the visitor types. */
export function startSearch(screen: HTMLElement) {
  const field = screen.querySelector('input');
  const items = [...screen.querySelectorAll('li')];
  const show = () => {
    const found = items.filter((item) => isFound(field?.value ?? '', item.textContent));
    for (const item of items) item.hidden = !found.slice(0, LISTED).includes(item);
    // The items are in the order of the members.
    const { squares, links } = drawn(found.flatMap((item) => MEMBERS[items.indexOf(item)] ?? []));
    screen.querySelector('[data-found=squares]')?.setAttribute('d', squares);
    screen.querySelector('[data-found=links]')?.setAttribute('d', links);
    const count = screen.querySelector('[data-found=count]');
    if (count) count.textContent = String(found.length);
  };
  field?.addEventListener('input', show);
  // The visitor may have typed before this script ran.
  show();
}
