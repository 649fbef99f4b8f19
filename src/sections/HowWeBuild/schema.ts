import { z } from 'zod';
import { line, paragraph } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** How digital products are built: three blocks under plates that fall like a tide. */
export const howWeBuildSchema = defineSection(
  'howWeBuild',
  'Three blocks on how digital products are built, each under a plate.',
  {
    ...heading,
    blocks: z
      .array(
        z.strictObject({
          title: line(40).describe('The principle, in a few words.'),
          text: paragraph(240).describe('What it means in a project.'),
          plate,
        }),
      )
      .length(3)
      .describe('The blocks; their plates grow lower from left to right.'),
  },
);
