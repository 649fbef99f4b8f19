import { line, list } from '../../schema/fields.ts';
import { defineExhibit, step } from '../../schema/section.ts';

export const schema = defineExhibit('calendar', 'Steps in a calendar, a row for each stage.', {
  stages: list(1, 12, {
    name: line(40).describe('The name of the stage.'),
    items: list(1, 12, {
      when: line(20).describe('When it is, such as "Day 1" or "Week 3".'),
      ...step,
    }).describe('Its steps, numbered consecutively across stages.'),
  }).describe('The stages, in order.'),
});
