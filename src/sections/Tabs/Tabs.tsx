import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import { Row } from './Row.tsx';
import { Stages } from './Stages.tsx';
import type { tabsSchema } from './schema.ts';
import { Words } from './Words.tsx';

type TabsProps = Resolved<z.infer<typeof tabsSchema>>;

/** What the component gets of a section in this layout. */
export type PropsIn<Layout> = Extract<TabsProps, { layout: Layout }>;

/** Panels of which one shows, chosen by tabs; without script all of them stand below one another. */
export function Tabs(props: TabsProps) {
  switch (props.layout) {
    case 'stages':
      return <Stages {...props} />;
    case 'words':
      return <Words {...props} />;
    default:
      return <Row {...props} />;
  }
}
