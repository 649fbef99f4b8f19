import type { SectionProps } from '../../site/site.ts';
import { Row } from './Row.tsx';
import { Sheet } from './Sheet.tsx';
import { Stages } from './Stages.tsx';

/** Tabs; without script all panels are shown. */
export function Tabs(props: SectionProps<'tabs'>) {
  switch (props.layout) {
    case 'stages':
      return <Stages {...props} />;
    case 'sheet':
      return <Sheet {...props} />;
    default:
      return <Row {...props} />;
  }
}
