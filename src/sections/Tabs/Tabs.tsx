import type { TabsProps } from './props.ts';
import { Row } from './Row.tsx';
import { Sheet } from './Sheet.tsx';
import { Staffs } from './Staffs.tsx';
import { Stages } from './Stages.tsx';
import { Words } from './Words.tsx';

/** Panels of which one shows, chosen by tabs; without script all of them stand below one another. */
export function Tabs(props: TabsProps) {
  switch (props.layout) {
    case 'stages':
    case 'waves':
      return <Stages {...props} />;
    case 'sheet':
      return <Sheet {...props} />;
    case 'staffs':
      return <Staffs {...props} />;
    case 'words':
      return <Words {...props} />;
    default:
      return <Row {...props} />;
  }
}
