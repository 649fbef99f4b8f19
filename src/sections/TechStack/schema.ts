import { z } from 'zod';
import { name, reference } from '../../schema/fields.ts';
import { defineSection, heading, sectionRules } from '../../schema/section.ts';

export const techStackSchema = defineSection(
  'techStack',
  'The technologies by category, as rows beside the heading; an accordion on narrow screens.',
  {
    ...heading,
    groups: z
      .array(reference('technologies'))
      .min(1)
      .optional()
      .describe('The categories, by id, in the order shown; all if unset.'),
    only: z
      .array(name(24))
      .min(1)
      .optional()
      .describe(
        'The technologies shown, by name as in content/technologies.yaml; all if unset. Categories keep their order, and those without any are left out.',
      ),
  },
).register(sectionRules, {
  fault: ({ groups, only = [] }, { technologies = {} }) => {
    const ids = groups ?? Object.keys(technologies);
    const known = ids.flatMap((id) => {
      // As in content/technologies.yaml; none for an unknown category, which is a problem of its own.
      const items = (technologies[id]?.items ?? []) as readonly { name: string }[];
      return items.map(({ name }) => name);
    });
    const place = only.findIndex((name) => !known.includes(name));
    const message = `no technology "${only[place]}" in ${ids.join(', ')} of content/technologies.yaml`;
    return place < 0 ? undefined : { path: ['only', place], message };
  },
});
