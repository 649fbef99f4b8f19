import type { ComponentType, ReactNode } from 'react';
import type { Page, SectionOf, Site } from '../site/site.ts';
import { WordsContext } from '../ui/words.ts';
import type { Section } from './registry.ts';

interface SectionByTypeProps {
  section: SectionOf<Section['type']>;
  site: Site;
  page: Page;
  /** The drawing of its exhibit, if it has one. */
  children?: ReactNode;
}

const components = import.meta.glob<Record<string, unknown>>(
  ['./*/[A-Z]*.tsx', '!./*/*.test.tsx'],
  { eager: true },
);

/** Renders a section with the component that has the name of its type in PascalCase, as has its folder. */
export function SectionByType({ section, site, page, children }: SectionByTypeProps) {
  const name = section.type.replace(/^./, (first) => first.toUpperCase());
  // A section's component takes its fields.
  const Component = components[`./${name}/${name}.tsx`]?.[name] as ComponentType<
    Omit<SectionByTypeProps, 'section'>
  >;
  return (
    <WordsContext value={site.words}>
      <Component {...section} site={site} page={page}>
        {children}
      </Component>
    </WordsContext>
  );
}
