import type { SectionProps } from '../../content/site.ts';
import { Row } from './Row.tsx';
import { Sheet } from './Sheet.tsx';
import { Stages } from './Stages.tsx';

/** Panels of which one shows, chosen by tabs; without script all of them stand below one another. */
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
