import type { z } from 'zod';
import { Ledger } from '../../ui/Ledger/Ledger.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Departments.module.css';
import type { departmentsSchema } from './schema.ts';

interface Department {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

export interface DepartmentsProps extends Omit<z.infer<typeof departmentsSchema>, 'items'> {
  items: readonly Department[];
}

/** The departments, as rows with a small plate each. */
export function Departments(props: DepartmentsProps) {
  const { type, id, ground, label, heading, lead, items } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'fog'}>
      <Wrap>
        <Ledger section={id} label={label} heading={heading} lead={lead}>
          <ul role="list">
            {items.map(({ title, text, picture }) => (
              <li key={title} className={styles.row} data-reveal="">
                <Plate picture={picture} className={styles.plate} />
                <div className={styles.words}>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Ledger>
      </Wrap>
    </Section>
  );
}
