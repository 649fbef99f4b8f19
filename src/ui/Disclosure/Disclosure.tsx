import type { DetailsHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { DisclosureMark } from '../DisclosureMark/DisclosureMark.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  title: string;
}

/** A `details` element whose `summary` is a heading above a hairline. */
export function Disclosure({ title, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classNames(styles.disclosure, className)}>
      <summary className="apart">
        <h3 className={classNames('t-name', styles.title)}>{title}</h3>
        <DisclosureMark />
      </summary>
      {children}
    </details>
  );
}
