import { Contacts } from './Contacts.tsx';
import { HowWeWork } from './HowWeWork.tsx';
import type { SharedSectionProps } from './props.ts';

/** What is the same on every page that has it. */
export function SharedSection(props: SharedSectionProps) {
  return props.layout === 'contacts' ? <Contacts {...props} /> : <HowWeWork {...props} />;
}
