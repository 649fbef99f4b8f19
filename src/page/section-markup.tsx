/** Sections as HTML without Astro, and the site with other words, for tests. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentOfFiles } from '../content/files.ts';
import type { Resolved } from '../content/resolve.ts';
import { type Page, type Site, siteIn } from '../content/site.ts';
import { withTexts } from '../content/translate.ts';
import { bare } from '../schema/walk.ts';
import { isPlain, PlainSection } from '../sections/PlainSection.tsx';
import type { Section } from '../sections/registry.ts';
import { tabsProps } from '../sections/Tabs/props.ts';
import { Tabs } from '../sections/Tabs/Tabs.tsx';

/** The components of exhibits, by their files. */
const exhibits = import.meta.glob<Record<string, ComponentType<object>>>(
  '../exhibits/*/[A-Z]*.tsx',
  { eager: true },
);

/** The drawing of the exhibit that a section shows, where it has one. */
function drawingOf(shown: Resolved<Section>, { words }: Site) {
  const { id, heading } = shown as { id: string; heading: string };
  const exhibit = 'drawing' in shown ? shown : 'exhibit' in shown ? shown.exhibit : undefined;
  if (!exhibit) return null;
  const name = exhibit.drawing.replace(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase());
  const Drawing = exhibits[`../exhibits/${exhibit.drawing}/${name}.tsx`]?.[name];
  return Drawing && <Drawing {...{ ...exhibit, id, heading, words }} />;
}

/** The site with every text changed; names stay. */
export function siteWithWords(change: (text: string) => string): Site {
  const files = contentOfFiles();
  const entries = files.entries.map((entry) => {
    const data = withTexts(entry.schema, entry.data, (text, { field }) =>
      bare(field).meta.text === 'words' ? change(text) : text,
    );
    return { ...entry, data: data as typeof entry.data }; // as the schema says of the same record
  });
  return siteIn(undefined, { ...files, entries });
}

/** @returns a section of a page as tests read it; nothing of one that needs Astro */
export function sectionMarkup(section: Section, page: Page, site: Site): string {
  // Resolved, it is of the type that it was.
  const shown = site.resolve(section, page) as Resolved<Section>;
  return renderToStaticMarkup(
    shown.type === 'tabs' ? (
      <Tabs {...tabsProps(shown, site)} />
    ) : isPlain(section) ? (
      <PlainSection section={shown as never} site={site} page={page}>
        {drawingOf(shown, site)}
      </PlainSection>
    ) : null,
  );
}
