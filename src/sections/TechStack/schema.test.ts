import { expect, test } from 'vitest';
import { sectionRules } from '../../schema/section.ts';
import { techStackSchema } from './schema.ts';

test('a technology that no shown category has is refused', () => {
  const technologies = {
    web: { items: [{ name: 'React' }] },
    backend: { items: [{ name: 'Go' }] },
  };
  const fault = (fields: object) => {
    const section = { type: 'techStack', id: 'stack', heading: 'Stack', ...fields };
    return sectionRules.get(techStackSchema)?.fault?.(techStackSchema.parse(section), {
      technologies,
    });
  };
  expect(fault({ only: ['Go', 'React'] })).toBeUndefined();
  expect(fault({ only: ['Go', 'Reakt'] })?.path).toEqual(['only', 1]);
  expect(fault({ groups: ['web'], only: ['Go'] })?.path).toEqual(['only', 0]);
});
