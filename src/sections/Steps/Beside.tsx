import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SideBySide } from '../../ui/SideBySide/SideBySide.tsx';
import type { StepsIn } from './props.ts';
import styles from './Steps.module.css';

/** Steps in rows beside a picture that fills half of the section. */
export function Beside(props: StepsIn<'beside'>) {
  const { id, label, heading, lead, items, action, picture, side } = props;
  return (
    <SideBySide side={side} picture={<Plate picture={picture} />}>
      <SectionHeading section={id} layout="stack" label={label} heading={heading} lead={lead} />
      <div className={styles.beside}>
        <Rows
          ordered
          rows={items.map((step, index) => ({
            ...step,
            mark: <span className={classNames('t-head', styles.number)}>{index + 1}</span>,
          }))}
        />
      </div>
      {action && (
        <p className={styles.action}>
          <Button {...action} variant="line" />
        </p>
      )}
    </SideBySide>
  );
}
