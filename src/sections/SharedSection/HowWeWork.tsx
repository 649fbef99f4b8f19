import { Button } from '../../ui/Button/Button.tsx';
import { Cards } from '../../ui/Cards/Cards.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './HowWeWork.module.css';
import type { SharedSectionIn } from './props.ts';

/** How work with the company begins, in columns under strong rules. */
export function HowWeWork(props: SharedSectionIn<'howWeWork'>) {
  const { type, id, ground, label, heading, lead, points, link } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'tint'}>
      <Wrap>
        <SectionHeading section={id} layout="loud" label={label} heading={heading} lead={lead} />
        <Cards columns={3} ruled ordered cards={points} />
        <p className={styles.action}>
          <Button {...link} variant="line" />
        </p>
      </Wrap>
    </Section>
  );
}
