import { Shapes } from './Shapes.tsx';

/** The icons of the interface, in lucide/. Icons that content chooses come resolved: see Shapes. */
type IconName =
  | `arrow-${'down' | 'left' | 'right' | 'up-right'}`
  | 'chevron-down'
  | 'menu'
  | 'minus'
  | 'pause'
  | 'play'
  | 'plus'
  | 'x';

const files = import.meta.glob<string>('./lucide/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What stands inside the root of an SVG file. */
const inside = (svg: string) =>
  svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('<'))
    .replace(/\s+(?=<|\/>)/g, '');

/** A decorative icon of the interface, 20 px unless its parent says otherwise. */
export function Icon({ name }: { name: IconName }) {
  const shapes = inside(files[`./lucide/${name}.svg`] ?? '');
  return <Shapes shapes={shapes} directed={/left|right/.test(name)} />;
}
