import { classNames } from '../class-names.ts';
import styles from './Facts.module.css';

interface FactsProps {
  facts: readonly { readonly label: string; readonly value: string }[];
  className?: string | undefined;
}

/** A list of facts separated by rules: label at the start, value at the end. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }, index) => (
        <div key={index} className={classNames('t-soft cluster apart', styles.fact)}>
          <dt>{label}</dt>
          <dd className={classNames('t-strong', styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
