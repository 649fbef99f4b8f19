import { defineCollection } from 'astro:content';
import { collections as records, singletons } from './model/collections.ts';
import { recordsLoader } from './model/content-loader.ts';

export const collections = {
  pages: defineCollection({ loader: recordsLoader('pages'), schema: records.pages.schema }),
  services: defineCollection({
    loader: recordsLoader('services'),
    schema: records.services.schema,
  }),
  industries: defineCollection({
    loader: recordsLoader('industries'),
    schema: records.industries.schema,
  }),
  serviceGroups: defineCollection({
    loader: recordsLoader('serviceGroups'),
    schema: records.serviceGroups.schema,
  }),
  figures: defineCollection({ loader: recordsLoader('figures'), schema: records.figures.schema }),
  caseStudies: defineCollection({
    loader: recordsLoader('caseStudies'),
    schema: records.caseStudies.schema,
  }),
  clients: defineCollection({ loader: recordsLoader('clients'), schema: records.clients.schema }),
  testimonials: defineCollection({
    loader: recordsLoader('testimonials'),
    schema: records.testimonials.schema,
  }),
  technologies: defineCollection({
    loader: recordsLoader('technologies'),
    schema: records.technologies.schema,
  }),
  media: defineCollection({ loader: recordsLoader('media'), schema: records.media.schema }),
  offices: defineCollection({ loader: recordsLoader('offices'), schema: records.offices.schema }),
  sectors: defineCollection({ loader: recordsLoader('sectors'), schema: records.sectors.schema }),
  forms: defineCollection({ loader: recordsLoader('forms'), schema: records.forms.schema }),
  team: defineCollection({ loader: recordsLoader('team'), schema: records.team.schema }),
  company: defineCollection({
    loader: recordsLoader('company'),
    schema: singletons.company.schema,
  }),
  navigation: defineCollection({
    loader: recordsLoader('navigation'),
    schema: singletons.navigation.schema,
  }),
  redirects: defineCollection({
    loader: recordsLoader('redirects'),
    schema: singletons.redirects.schema,
  }),
  howWeWork: defineCollection({
    loader: recordsLoader('howWeWork'),
    schema: singletons.howWeWork.schema,
  }),
  sharedSection: defineCollection({
    loader: recordsLoader('sharedSection'),
    schema: singletons.sharedSection.schema,
  }),
  enquiries: defineCollection({
    loader: recordsLoader('enquiries'),
    schema: singletons.enquiries.schema,
  }),
};
