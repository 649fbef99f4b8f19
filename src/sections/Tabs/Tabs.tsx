import { LayoutContext } from '../../ui/Section/Section.tsx';
import type { TabsProps } from './props.ts';
import { Row } from './Row.tsx';
import { Sheet } from './Sheet.tsx';
import { Stages } from './Stages.tsx';

/** Panels of which one shows, chosen by tabs; without script all of them stand below one another. */
export function Tabs(props: TabsProps) {
  return (
    <LayoutContext value={props.layout}>
      <Layout {...props} />
    </LayoutContext>
  );
}

function Layout(props: TabsProps) {
  switch (props.layout) {
    case 'stages':
      return <Stages {...props} />;
    case 'sheet':
      return <Sheet {...props} />;
    default:
      return <Row {...props} />;
  }
}
