/**
 * How records of earlier versions become those of this one. Each line takes the sections that it names and says what they
 * are called now; sections of this version match no line, so that all lines can run at any time.
 */

/** A section as content holds it. */
export type Section = Readonly<Record<string, unknown>>;

interface Move {
  /** The type, and the layout after a stop: `points.terms`; the type alone for sections that named no layout. */
  readonly from: string;
  /** What the section is called now, in the same way; or what says it by what the section holds. */
  readonly to: string | ((section: Section) => string);
  /** What else changes. Undefined fields are left out. */
  readonly change?: (section: Section) => Section;
}

type Item = Section & { readonly figure?: { readonly share?: number } };

/** The items of a section, which content of any version holds in a list. */
const itemsOf = ({ items }: Section) => (Array.isArray(items) ? (items as readonly Item[]) : []);

/** What benefits were drawn as by what they held. */
function benefitsLayout(section: Section): string {
  const items = itemsOf(section);
  if (section.picture) return 'beside';
  if (items.every(({ figure }) => figure?.share)) return 'compared';
  return items.some(({ figure }) => figure) ? 'rows' : 'sentences';
}

export const moves: readonly Move[] = [
  {
    from: 'benefits',
    to: (section) => `benefits.${benefitsLayout(section)}`,
    // Icons stood in sentences and tables without being shown.
    change: (section) =>
      ['rows', 'beside'].includes(benefitsLayout(section))
        ? section
        : { ...section, items: itemsOf(section).map(({ icon: _icon, ...item }) => item) },
  },
  { from: 'points.falling', to: 'points.cards' },
  { from: 'points.terms', to: 'points.columns' },
  { from: 'points.halves', to: 'points.columns' },
  {
    from: 'points.sequence',
    to: 'points.columns',
    change: (section) => ({ ...section, ordered: true }),
  },
  { from: 'points.rows', to: 'points.sentences' },
  { from: 'solutions.mosaic', to: 'solutions.cards' },
  {
    from: 'caseStudies',
    to: ({ as }) => `caseStudies.${typeof as === 'string' ? as : 'cards'}`,
    change: ({ as: _as, ...section }) => section,
  },
  {
    from: 'techStack',
    to: ({ groups }) =>
      Array.isArray(groups) && groups.length < 6 ? 'techStack.rows' : 'techStack.columns',
  },
  { from: 'pageHero.banner', to: 'pageHero.cutIn' },
  { from: 'pageHero.small', to: 'pageHero.beside' },
  { from: 'pageHero.spread', to: 'pageHero.band' },
  {
    from: 'mediaText.plaque',
    to: 'mediaText.half',
    change: ({ title, ...section }) => ({ ...section, label: title }),
  },
  {
    from: 'mediaText.cover',
    to: 'mediaText.half',
    change: ({ title, subtitle, ...section }) => ({
      ...section,
      label: title,
      text: [subtitle, section.text].filter(Boolean).join('. '),
      side: 'start',
    }),
  },
  {
    from: 'figures.icons',
    to: 'figures.rows',
    change: (section) => ({ ...section, mark: 'icon' }),
  },
  { from: 'figures.grid', to: 'figures.large' },
  { from: 'figures.beside', to: 'figures.table' },
  {
    from: 'statement.control',
    to: 'statement.loud',
    change: ({ on: _on, off: _off, states: _states, ...section }) => section,
  },
  {
    from: 'callToAction.pictured',
    to: 'callToAction.question',
    change: (section) => ({ ...section, wide: 'picture' }),
  },
  {
    from: 'callToAction.claim',
    to: 'callToAction.thin',
    change: ({ label: _label, action, ...section }) => ({
      ...section,
      actions: action && [action],
    }),
  },
  { from: 'logos.columns', to: 'logos.row' },
  { from: 'services.half', to: 'services.rows' },
  { from: 'tabs.waves', to: 'tabs.stages' },
  { from: 'tabs.progress', to: 'tabs.row' },
  {
    from: 'tabs.words',
    to: 'tabs.stages',
    change: (section) => ({
      ...section,
      items: itemsOf(section).map(({ title, ...item }) => ({ ...item, subtitle: title })),
    }),
  },
  { from: 'pictureCards.falling', to: 'pictureCards.wide' },
  { from: 'pictureCards.titled', to: 'pictureCards.tall' },
  {
    from: 'pictureCards.halves',
    to: 'pictureCards.wide',
    change: (section) => ({
      ...section,
      items: itemsOf(section).map(({ action, ...item }) => ({ ...item, link: action })),
    }),
  },
  {
    from: 'industriesCarousel',
    to: 'pictureCards.snap',
    change: ({ slides, ...section }) => ({
      ...section,
      items: (Array.isArray(slides) ? (slides as readonly Section[]) : []).flatMap(itemsOf),
    }),
  },
];

/** The name of a section in `from`: its type, and its layout where it has one. */
export const nameOf = ({ type, layout }: Section) => `${type}${layout ? `.${layout}` : ''}`;

/** A section of an earlier version as it is now; one of this version as it is. */
export function moved(section: Section): Section {
  const move = moves.find(({ from }) => from === nameOf(section));
  if (!move) return section;
  const { type: _type, layout: _layout, ...fields } = move.change?.(section) ?? section;
  const to = typeof move.to === 'string' ? move.to : move.to(section);
  const [type, layout] = to.split('.');
  // A move may need a second one, where more than one version lies between.
  return moved({ type, ...(layout && { layout }), ...fields });
}
