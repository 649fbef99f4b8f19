import { z } from 'zod';
import { defineLayout, heading, sectionRules } from '../../schema/section.ts';

/** Who and what belongs to the company, from the records of a collection. */
export const directorySchema = z
  .discriminatedUnion('layout', [
    defineLayout('directory', 'team', 'The portraits of everyone in content/team.yaml.', heading),
    defineLayout(
      'directory',
      'offices',
      'The offices of the contact page with picture and address, from content/offices.yaml.',
      heading,
    ).register(sectionRules, { ids: (_, { offices = {} }) => Object.keys(offices) }),
    // While there is none, neither the section nor its entry in the in-page navigation is shown.
    defineLayout(
      'directory',
      'positions',
      'The open positions in content/positions/ as rows; not shown while there is none.',
      heading,
    ),
  ])
  .describe('All people, offices or open positions, as their records say.');
