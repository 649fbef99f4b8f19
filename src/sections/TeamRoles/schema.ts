import { z } from 'zod';
import { iconName, line, link, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Cells in a row of the grid; the offer takes the last one. */
const ROW = 4;

/** Who is on a team: a grid of roles with an offer in its last cell. */
export const teamRolesSchema = defineSection('teamRoles', 'The roles of a team, as a grid.', {
  ...heading,
  roles: z
    .array(
      z.strictObject({
        icon: iconName.describe('The icon, by its name on lucide.dev/icons.'),
        title: line(40).describe('The role.'),
        text: paragraph(140).describe('What this person does for the client.'),
      }),
    )
    .min(3)
    .max(11)
    .refine((roles) => (roles.length + 1) % ROW === 0, '3, 7 or 11: with the offer, full rows')
    .describe('The roles: 3, 7 or 11, so that they and the offer fill their rows.'),
  offer: z
    .strictObject({
      text: line(90).describe('The sentence in the last cell.'),
      link: link.describe('Where it leads.'),
    })
    .describe('The last cell of the grid.'),
});
