import { ButtonBelow } from '../../ui/Button/ButtonBelow.tsx';
import { Cards } from '../../ui/Cards/Cards.tsx';
import { HeadedSection } from '../../ui/SectionHeading/HeadedSection.tsx';
import type { SharedSectionIn } from './props.ts';

/** How work with the company begins, in columns under strong rules. */
export function HowWeWork(props: SharedSectionIn<'howWeWork'>) {
  return (
    <HeadedSection of={props} ground="tint" layout="loud">
      <Cards columns={3} ruled ordered cards={props.points} />
      <ButtonBelow action={props.link} />
    </HeadedSection>
  );
}
