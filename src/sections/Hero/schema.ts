import { z } from 'zod';
import { line, link, paragraph } from '../../schema/fields.ts';
import { defineSection, sectionRules } from '../../schema/section.ts';

/** Home's first view: the film, BUILD and a typed word. */
export const heroSchema = defineSection('hero', 'The film with the headline and a typed word.', {
  lead: line(20).describe('The first, still word of the headline.'),
  words: z.array(line(12)).min(1).max(5).describe('The words typed in turn after it.'),
  announcement: line(60).describe('The headline as assistive technology announces it, once.'),
  text: paragraph(260).describe('The sentence under the headline.'),
  actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
}).register(sectionRules, { isHero: true });
