import { Button } from '../../ui/Button/Button.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SideBySide } from '../../ui/SideBySide/SideBySide.tsx';
import styles from './Beside.module.css';
import type { StepsIn } from './props.ts';

/** Steps in rows beside a picture that fills half of the section. */
export function Beside(props: StepsIn<'beside'>) {
  const { id, label, heading, lead, items, action, picture, side } = props;
  return (
    <SideBySide side={side} picture={<Plate picture={picture} />}>
      <SectionHeading section={id} layout="stack" label={label} heading={heading} lead={lead} />
      <ol role="list" className={styles.rows}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.row} data-reveal="">
            <span className={styles.count}>{index + 1}</span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {action && (
        <p className={styles.action}>
          <Button {...action} variant="line" capitals />
        </p>
      )}
    </SideBySide>
  );
}
