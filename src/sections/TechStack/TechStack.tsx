import type { SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Image } from '../../ui/Image/Image.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import styles from './TechStack.module.css';

/** The technologies by category, as rows; an accordion on narrow screens. */
export function TechStack(props: SectionProps<'techStack'>) {
  const { site, groups = site.all('technologies'), only } = props;
  const shown = groups
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ name }) => only?.includes(name) ?? true),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <StickyHeading of={props} ground="light">
      {shown.map(({ title, items }, index) => (
        <Disclosure
          key={index}
          title={title}
          name={`${props.id}-categories`}
          open={index === 0}
          className={classNames('narrow-disclosure', styles.group)}
          {...revealCard(index)}
        >
          <ul role="list" className={styles.items}>
            {items.map(({ name, icon }, index) => (
              <li key={index}>
                <Image picture={{ src: icon, width: 24, height: 24 }} className={styles.mark} />
                {name}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </StickyHeading>
  );
}
