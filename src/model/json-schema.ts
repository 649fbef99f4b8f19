/** JSON Schemas for the YAML files, so that an editor completes and checks fields while typing. */
import { z } from 'zod';
import * as records from '../lib/records.ts';
import { collections, singletons } from './collections.ts';

/** The schema of each kind of file, by the name of its file in content/.schema/. */
const files: Readonly<Record<string, z.ZodType>> = {
  page: collections.pages.schema,
  service: collections.services.schema,
  industry: collections.industries.schema,
  'case-study': records.caseStudy,
  client: records.client,
  medium: records.medium,
  testimonial: records.testimonial,
  'technology-group': records.technologyGroup,
  office: records.office,
  'team-member': records.teamMember,
  sector: records.sector,
  form: collections.forms.schema,
  company: singletons.company.schema,
  navigation: singletons.navigation.schema,
  redirects: singletons.redirects.schema,
  'how-we-work': singletons.howWeWork.schema,
  'shared-section': singletons.sharedSection.schema,
  enquiries: singletons.enquiries.schema,
  figures: z.record(z.string(), records.figure).describe('Every headline figure, by its id.'),
  'service-groups': z
    .record(z.string(), records.serviceGroup)
    .describe('The groups of services, by their id.'),
};

/** Path in content/ → text of every generated schema file. */
export function jsonSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, {
        io: 'input',
        target: 'draft-7',
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          // Notes for the content check, of no use to an editor.
          delete jsonSchema.reference;
          delete jsonSchema.link;
          delete jsonSchema.sectionId;
        },
      });
      return [`.schema/${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}
