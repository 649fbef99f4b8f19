import { z } from 'zod';
import { line, link, paragraph } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Advice without a build: text and what a client gets, beside a plate. */
export const consultancySchema = defineSection(
  'consultancy',
  'Technical consultancy, beside a plate.',
  {
    label: heading.label,
    heading: heading.heading,
    text: paragraph(420).describe('What the consultancy is, and when it helps.'),
    points: z.array(line(120)).min(2).max(4).describe('What a client gets, one short line each.'),
    action: link.describe('The link below the points.'),
    plate: plate.describe('The plate that takes one side of the section.'),
  },
);
