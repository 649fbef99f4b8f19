import { Offices } from './Offices.tsx';
import { Positions } from './Positions.tsx';
import type { DirectoryProps } from './props.ts';
import { Team } from './Team.tsx';

/** All records of a collection: people, offices or open positions. */
export function Directory(props: DirectoryProps) {
  switch (props.layout) {
    case 'team':
      return <Team {...props} />;
    case 'offices':
      return <Offices {...props} />;
    case 'positions':
      return <Positions {...props} />;
  }
}
