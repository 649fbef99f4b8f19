import type { Ground } from '../../schema/ground.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Cards } from '../../ui/Cards/Cards.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { Beside } from './Beside.tsx';
import { Calendar } from './Calendar.tsx';
import type { StepsIn, StepsProps } from './props.ts';
import { Rising } from './Rising.tsx';
import styles from './Steps.module.css';
import { Strip } from './Strip.tsx';
import { Timeline } from './Timeline.tsx';

/** The colour each layout stands on. */
const GROUNDS: Readonly<Record<StepsProps['layout'], Ground>> = {
  across: 'light',
  beside: 'light',
  calendar: 'quiet',
  rising: 'light',
  strip: 'quiet',
  timeline: 'light',
};

/** Numbered steps. */
export function Steps(props: StepsProps) {
  const { type, id, layout } = props;
  return (
    <Section
      id={id}
      type={type}
      ground={props.ground ?? GROUNDS[layout]}
      padded={layout !== 'beside'}
    >
      <Parts {...props} />
    </Section>
  );
}

function Parts(props: StepsProps) {
  switch (props.layout) {
    case 'beside':
      return <Beside {...props} />;
    case 'calendar':
      return <Calendar {...props} />;
    case 'rising':
      return <Rising {...props} />;
    case 'strip':
      return <Strip {...props} />;
    case 'timeline':
      return <Timeline {...props} />;
    default:
      return <Across {...props} />;
  }
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
