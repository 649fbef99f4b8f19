import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sectionRules } from '../../schema/section.ts';
import type { SectionProps } from '../../site/site.ts';
import { techStackSchema } from './schema.ts';
import { TechStack } from './TechStack.tsx';

const SECTION = { type: 'techStack', id: 'stack', heading: 'Stack' };

test('chosen technologies are shown in the order of their category, without empty categories', () => {
  const groups = [
    { title: 'Frontend', items: [{ name: 'React' }, { name: 'Astro' }, { name: 'Vue' }] },
    { title: 'Backend', items: [{ name: 'Go' }] },
  ];
  const props = { ...SECTION, groups, only: ['Vue', 'React'] };
  // What it doesn't need is left out: the site and icons.
  const markup = renderToStaticMarkup(TechStack(props as unknown as SectionProps<'techStack'>));
  const words = markup.replaceAll(/<[^>]+>/g, ' ').match(/\w+/g);
  expect(words).toEqual(['Stack', 'Frontend', 'React', 'Vue']);
});

test('a technology that no shown category has is refused', () => {
  const technologies = {
    web: { items: [{ name: 'React' }] },
    backend: { items: [{ name: 'Go' }] },
  };
  const fault = (fields: object) => {
    const section = techStackSchema.parse({ ...SECTION, ...fields });
    return sectionRules.get(techStackSchema)?.fault?.(section, { technologies });
  };
  expect(fault({ only: ['Go', 'React'] })).toBeUndefined();
  expect(fault({ only: ['Go', 'Reakt'] })?.path).toEqual(['only', 1]);
  expect(fault({ groups: ['web'], only: ['Go'] })?.path).toEqual(['only', 0]);
});
