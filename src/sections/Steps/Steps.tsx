import { Button } from '../../ui/Button/Button.tsx';
import { Cards } from '../../ui/Cards/Cards.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { Beside } from './Beside.tsx';
import type { StepsIn, StepsProps } from './props.ts';
import styles from './Steps.module.css';

/** Numbered steps. */
export function Steps(props: StepsProps) {
  const { type, id, layout } = props;
  return (
    <Section id={id} type={type} ground={props.ground ?? 'light'} padded={layout !== 'beside'}>
      {props.layout === 'beside' ? <Beside {...props} /> : <Across {...props} />}
    </Section>
  );
}

function Across({ id, label, heading, lead, items, action }: StepsIn<'across'>) {
  return (
    <Wrap>
      <SectionHeading section={id} layout="beside" label={label} heading={heading} lead={lead} />
      <Cards
        columns={4}
        ruled
        ordered
        cards={items.map((step, index) => ({
          ...step,
          top: <span className={classNames('t-number', styles.number)}>{index + 1}</span>,
        }))}
      />
      {action && (
        <p className={styles.action}>
          <Button {...action} variant="line" />
        </p>
      )}
    </Wrap>
  );
}
