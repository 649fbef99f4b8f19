import { projectToMap } from '../../../art/world.ts';
import { plateImage } from '../../content/pictures/drawn-pictures.ts';
import { lucideIcon } from '../../content/pictures/icons.ts';
import type { SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Image } from '../../ui/Image/Image.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './GlobalPresence.module.css';

interface MappedOffice {
  readonly city: string;
  /** Its position, in percent of the map's width and height. */
  readonly at: { readonly x: number; readonly y: number };
}

/** The dotted world map, its four regions, and the addresses of offices. */
export function GlobalPresence(props: SectionProps<'globalPresence'>) {
  const { map, items, site } = props;
  // The buoy marks the first one.
  const offices = site
    .all('offices')
    .filter(({ onHome }) => onHome)
    .map((office) => ({ ...office, at: projectToMap(office) }));
  return (
    <HeadedSection of={props} ground="quiet">
      <div className={styles.map} data-reveal="">
        <Image
          picture={{
            ...plateImage('frame/world', 'world-large'),
            alt: map,
            narrow: plateImage('frame/world', 'world-small'),
          }}
        />
        <Flags offices={offices} />
      </div>
      <ul role="list" className={styles.regions}>
        {items.map(({ name, text, highlighted }, index) => (
          <li key={index} className={styles.region} {...revealCard(index)}>
            <h3 className={classNames('t-name', highlighted ? styles.brand : styles.grey)}>
              {name}
            </h3>
            <p className="t-soft">{text}</p>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.offices}>
        {offices.map(({ city, country, street, postcode }, index) => (
          <li key={index} className={styles.office} {...revealCard(index)}>
            <span className={styles.pin}>
              <Shapes shapes={lucideIcon('map-pin')} />
            </span>
            <h3 className="t-head">{city}</h3>
            <p className={classNames('t-soft', styles.country)}>{country}</p>
            <p className={classNames('t-soft', styles.address)}>{`${street}, ${postcode}`}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** The distance of a flag from its office, up and sideways, in px. */
const FLAG_RISE = 58;
const FLAG_REACH = 66;
/** The additional height of each further flag on the same side, in px. */
const FLAG_STEP = 44;

/** The offices on the map, with flags that point away from each other. Decorative: the cards below have the same names. */
function Flags({ offices }: { offices: readonly MappedOffice[] }) {
  const middle = offices.reduce((sum, { at }) => sum + at.x, 0) / offices.length;
  const flags = offices.map((office) => ({ ...office, side: office.at.x < middle ? -1 : 1 }));
  return (
    <svg className={classNames('fill t-strong', styles.flags)} aria-hidden="true">
      {flags.map(({ city, at, side }, index) => {
        const below = flags.slice(0, index).filter((flag) => flag.side === side).length;
        const top = -(FLAG_RISE + FLAG_STEP * below);
        // 0.6 em is a generous width for a letter.
        const width = 0.6 * city.length + 1.9;
        return (
          // Nested SVGs at percentages, so that the size of flags doesn't scale with the map.
          <svg key={index} x={`${at.x}%`} y={`${at.y}%`} overflow="visible" aria-hidden="true">
            <g className={styles.flag}>
              <path d={`M0 0V${top}h${side * FLAG_REACH}`} />
              <g transform={`translate(${side * FLAG_REACH} ${top})`}>
                <rect
                  x={`${side < 0 ? -width : 0}em`}
                  y="-1.1em"
                  width={`${width}em`}
                  height="2.2em"
                />
                <text x={`${(side * width) / 2}em`} y="0.35em" textAnchor="middle">
                  {city}
                </text>
              </g>
            </g>
            <circle className={index === 0 ? styles.buoy : styles.dot} />
          </svg>
        );
      })}
    </svg>
  );
}
