import { z } from 'zod';
import { defineLayout, heading, sectionRules, showsNone } from '../../schema/section.ts';

export const directorySchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'directory',
      'team',
      'The portraits of everyone in content/team.yaml.',
      heading,
    ).register(sectionRules, {
      fault: (_, { team = {} }) => showsNone('team.yaml', Object.keys(team)),
    }),
    defineLayout(
      'directory',
      'offices',
      'The offices of the contact page with picture and address, from content/offices.yaml.',
      heading,
    ).register(sectionRules, {
      ids: (_, { offices = {} }) => Object.keys(offices),
      fault: (_, { offices = {} }) =>
        showsNone(
          'offices.yaml',
          Object.values(offices).filter(({ onContact }) => onContact),
        ),
    }),
    // Without open positions its entry in the in-page navigation is left out too.
    defineLayout(
      'directory',
      'positions',
      'The open positions in content/positions/; not shown if there are none.',
      heading,
    ),
  ])
  .describe('All people, offices or open positions, from their records.');
