import { classNames } from '../class-names.ts';
import styles from './NextSteps.module.css';

interface Step {
  readonly title: string;
  readonly text: string;
}

interface NextStepsProps {
  heading: string;
  steps: readonly Step[];
  level?: 'h2' | 'h3';
  /** The steps stand side by side in wide windows. */
  abreast?: boolean;
}

/** The steps that follow a form, in numbered rows. */
export function NextSteps({ heading, steps, level: Heading = 'h3', abreast }: NextStepsProps) {
  return (
    <>
      <Heading className={classNames('t-head', styles.heading)}>{heading}</Heading>
      <ol role="list" className={classNames(styles.steps, abreast && styles.abreast)}>
        {steps.map(({ title, text }, index) => (
          <li key={index} className={styles.step}>
            <span className={classNames('t-stat', styles.number)}>{index + 1}</span>
            <p className={classNames('t-head', styles.title)}>{title}</p>
            <p className="t-soft">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
