import { Button } from '../../ui/Button/Button.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { StepsIn, StepsProps } from './props.ts';
import { Rising } from './Rising.tsx';
import styles from './Steps.module.css';

/** Numbered steps. */
export function Steps(props: StepsProps) {
  const { type, id, ground = 'light' } = props;
  return (
    <Section id={id} type={type} ground={ground}>
      {props.layout === 'rising' ? <Rising {...props} /> : <Across {...props} />}
    </Section>
  );
}

function Across({ id, label, heading, lead, items, action }: StepsIn<'across'>) {
  return (
    <Wrap>
      <SectionHeading section={id} layout="beside" label={label} heading={heading} lead={lead} />
      {stagesOf(items).map((stage) => (
        <Stage key={stage.first} {...stage} />
      ))}
      {action && (
        <p className={styles.action}>
          <Button {...action} variant="line" capitals />
        </p>
      )}
    </Wrap>
  );
}

interface StageProps {
  /** Its name; undefined where the steps have no stages. */
  title: string | undefined;
  /** The number of its first step. */
  first: number;
  steps: StepsIn<'across'>['items'];
}

function stagesOf(items: StepsIn<'across'>['items']): StageProps[] {
  const stages: StageProps[] = [];
  for (const [index, step] of items.entries()) {
    if (step.stage || index === 0) stages.push({ title: step.stage, first: index + 1, steps: [] });
    stages.at(-1)?.steps.push(step);
  }
  return stages;
}

/** Steps in a row at most. */
const ROW = 4;

/** Steps in rows, beside the name of their stage if they have one. */
function Stage({ title, first, steps }: StageProps) {
  const Title = title ? 'h4' : 'h3';
  return (
    <div className={title ? styles.stage : undefined}>
      {title && <h3 className={styles.name}>{title}</h3>}
      <ol role="list" start={first} {...snapRow(styles.steps, 'narrow')}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step} {...revealCard(index % ROW)}>
            <span className={styles.number}>{first + index}</span>
            <Title className={styles.title}>{step.title}</Title>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
