/**
 * Styles of the drawn product screens as SVG attributes, because style sheets of the page don't apply in the separate file of
 * a drawing. Colours are brand tokens, which the file inherits from the page, so a rebrand recolours every screen.
 * Sizes are units of the drawing (a screen is 800 wide, a phone 360), not CSS pixels of the page.
 */
import type { SVGAttributes } from 'react';

const large = {
  fontWeight: '580',
  fontStretch: 'var(--width-display)',
  fontVariant: 'normal',
};
const dial = { fill: 'none', strokeWidth: '20', strokeDasharray: '1 3' };

const texts = {
  label: { fontSize: '17', fontWeight: '400', letterSpacing: '0', fill: 'var(--ink-2)' },
  text: { fontSize: '18' },
  strong: { fontSize: '18', fontWeight: '600' },
  title: { fontSize: '23', fontWeight: 'var(--w-strong)', letterSpacing: '-0.6' },
  heading: { fontSize: '30', fontWeight: '580', letterSpacing: '-1' },
  figure: { ...large, fontSize: '46', letterSpacing: '-2' },
  total: { ...large, fontSize: '58', letterSpacing: '-2.8' },
  display: { ...large, fontSize: '68', letterSpacing: '-3.2' },
  query: { fontSize: '24' },
  result: {
    fontSize: '22',
    fontWeight: '600',
    letterSpacing: '-0.4',
    fill: 'var(--brand-on-light)',
  },
};
/** Text roles of drawn screens. */
export type Role = keyof typeof texts;

export const inks = {
  ...texts,
  end: { textAnchor: 'end' },
  middle: { textAnchor: 'middle' },
  light: { fill: 'var(--light)' },
  quiet: { fill: 'var(--quiet)' },
  tint: { fill: 'var(--tint)' },
  pale: { fill: 'var(--brand-pale)' },
  brandOnDark: { fill: 'var(--brand-on-dark)' },
  brand: { fill: 'var(--brand)' },
  link: { fill: 'var(--brand-on-light)' },
  onBrand: { fill: 'var(--on-brand)' },
  onDark: { fill: 'var(--on-dark)' },
  ink: { fill: 'var(--ink)' },
  onDark2: { fill: 'var(--on-dark-2)' },
  ink2: { fill: 'var(--ink-2)' },
  ok: { fill: 'var(--ok)' },
  accent: { fill: 'var(--accent)' },
  rule: { fill: 'none', stroke: 'var(--rule)' },
  ruleStrong: { fill: 'none', stroke: 'var(--rule-strong)' },
  line: { fill: 'none', stroke: 'var(--brand-on-light)', strokeWidth: '3' },
  inkLine: { fill: 'none', stroke: 'var(--ink)', strokeWidth: '2' },
  okLine: { fill: 'none', stroke: 'var(--ok)', strokeWidth: '2.5' },
  onBrandLine: { fill: 'none', stroke: 'var(--on-brand)', strokeWidth: '2' },
  dialRest: { ...dial, stroke: 'var(--rule-strong)' },
  dialFilled: { ...dial, stroke: 'var(--brand-on-light)' },
  dialEdge: { fill: 'none', stroke: 'var(--brand-on-light)', strokeWidth: '4' },
  squaresBrand: { fill: 'none', stroke: 'var(--brand-on-light)', strokeWidth: '12' },
  squaresInk: { fill: 'none', stroke: 'var(--ink)', strokeWidth: '12' },
  squaresOnDark: { fill: 'none', stroke: 'var(--brand-on-dark)', strokeWidth: '12' },
  squaresPale: { fill: 'none', stroke: 'var(--brand-pale)', strokeWidth: '12' },
  land: { fill: 'var(--rule)' },
  course: {
    fill: 'none',
    stroke: 'var(--brand-on-light)',
    strokeWidth: '2',
    strokeDasharray: '2 6',
  },
  players: { fill: 'none', stroke: 'var(--brand-on-light)', strokeWidth: '8' },
} satisfies Record<string, SVGAttributes<SVGElement>>;
