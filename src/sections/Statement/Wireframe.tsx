import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { PropsIn } from './props.ts';
import styles from './Wireframe.module.css';

/** A screen of a product, drawn in lines as large as it will be, under a ruler that counts its pixels. */
export function Wireframe(props: PropsIn<'wireframe'>) {
  const { type, id, ground = 'light', heading, text, title, fields, button, notes } = props;
  return (
    <Section id={id} type={type} ground={ground}>
      <Wrap grid>
        <h2 id={`${id}-heading`} className={classNames('t-loud', styles.heading)} data-reveal="">
          {heading}
        </h2>
        <p className={styles.lead}>{text}</p>
      </Wrap>
      <div className={styles.sheet}>
        <ol role="list" className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
        <div
          className={styles.screen}
          role="img"
          aria-label={`${title}: ${fields.join(', ')}; ${button}`}
        >
          <p className={styles.title}>{title}</p>
          {fields.map((field) => (
            <p key={field} className={styles.field}>
              {field}
            </p>
          ))}
          <p className={styles.button}>{button}</p>
        </div>
      </div>
    </Section>
  );
}
