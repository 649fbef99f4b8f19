import arrowDown from './lucide/arrow-down.svg?raw';
import arrowLeft from './lucide/arrow-left.svg?raw';
import arrowRight from './lucide/arrow-right.svg?raw';
import arrowUpRight from './lucide/arrow-up-right.svg?raw';
import chevronDown from './lucide/chevron-down.svg?raw';
import menu from './lucide/menu.svg?raw';
import minus from './lucide/minus.svg?raw';
import pause from './lucide/pause.svg?raw';
import play from './lucide/play.svg?raw';
import plus from './lucide/plus.svg?raw';
import close from './lucide/x.svg?raw';
import { Shapes } from './Shapes.tsx';

/** The icons of the interface. Icons that content chooses come resolved: see Shapes. */
const icons = {
  'arrow-down': arrowDown,
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  'chevron-down': chevronDown,
  close,
  menu,
  minus,
  pause,
  play,
  plus,
};

/** What stands inside the root of an SVG file. */
const inside = (svg: string) =>
  svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('<'))
    .replace(/\s+(?=<|\/>)/g, '');

/** A decorative icon of the interface, 20 px unless its parent says otherwise. */
export function Icon({ name }: { name: keyof typeof icons }) {
  return <Shapes shapes={inside(icons[name])} directed={/left|right/.test(name)} />;
}
