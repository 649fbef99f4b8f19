import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bare, objectOf, shapeOf } from '../../src/schema/walk.ts';
import { headingSections, sectionSchema } from '../../src/sections/registry.ts';
import { type Data, readable, titleOf } from '../model/names.ts';
import { Chooser } from './Chooser.tsx';
import { DialogButton } from './Dialog.tsx';
import { Button } from './elements.tsx';
import { ItemTools, toolProps, withMoved } from './form/parts.tsx';
import { useEditor } from './use-editing.ts';

/** A section's name in the list: its type and its heading. */
const nameOf = (section: Data) => {
  const title = titleOf({ ...section, text: undefined });
  return `${readable(String(section.type))}${title && `: ${title}`}`;
};

/** Further search words for a section: its description and those of its fields. */
function wordsOf(section: Data): string {
  const fields = Object.entries(shapeOf(sectionSchema, section));
  const said = fields.map(([name, field]) => `${name} ${bare(field).meta.description ?? ''}`);
  return [objectOf(sectionSchema, section)?.description ?? '', ...said].join(' ');
}

/** An anchor derived from `wanted` that no section of the page has. */
function freeId(sections: readonly Data[], wanted: string): string {
  const taken = new Set(sections.map(({ id }) => id));
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  return id;
}

/** The list of a page's sections, to select, copy, remove or move them, by dragging or by Alt and an arrow key. */
export function Sections() {
  const { sections, section: chosen, show, isFaulty, set, examples } = useEditor();
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const change = (list: readonly Data[], index: number | undefined) => {
    set(['sections'], list);
    show(index === undefined ? [] : ['sections', index]);
  };
  const move = (from: number, to: number) => {
    if (to >= 0 && to < sections.length) change(withMoved(sections, from, to), to);
  };
  const insert = (section: Data, index: number) =>
    change(sections.toSpliced(index, 0, section), index);
  const copy = (index: number) => {
    const section = sections[index];
    if (!section) return;
    flushSync(() => insert({ ...section, id: freeId(sections, String(section.id)) }, index + 1));
    // The tools of the original are gone, and the focus with them.
    list.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus();
  };
  const hasHeading = sections.some(({ type }) => headingSections.has(String(type)));
  const options = examples
    .filter(({ type }) => headingSections.has(type) !== hasHeading)
    .map(({ id, name, type, section }) => ({
      value: id,
      label: readable(type),
      text: name,
      example: id,
      words: wordsOf(section),
    }));
  const add = (id: string) => {
    const example = examples.find((each) => each.id === id);
    if (!example) return;
    const { type } = example;
    const slug = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const fresh = {
      ...example.section,
      id: freeId(sections, slug),
      // Marks the example's texts as samples to be replaced.
      ...('sample' in shapeOf(sectionSchema, example.section) && { sample: true }),
    };
    insert(fresh, hasHeading ? (chosen ?? sections.length - 1) + 1 : 0);
  };
  return (
    <nav aria-label="Sections" className="sections">
      <ol ref={list}>
        <li>
          <Button aria-current={chosen === undefined ? 'true' : undefined} onClick={() => show([])}>
            The page itself
          </Button>
        </li>
        {sections.map((section, index) => {
          const hasFault = isFaulty(['sections', index]);
          return (
            <li
              key={String(section.id)}
              draggable
              data-dragged={dragged === index ? '' : undefined}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged !== undefined && move(dragged, index)}
            >
              <Button
                aria-current={chosen === index ? 'true' : undefined}
                data-wrong={hasFault || undefined}
                onClick={() => show(['sections', index])}
                onKeyDown={(event) => {
                  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  if (!event.altKey || step === undefined) return;
                  event.preventDefault();
                  move(index, index + step);
                }}
              >
                {nameOf(section)}
                {hasFault && <span className="visually-hidden"> (has a mistake)</span>}
              </Button>
              {chosen === index && (
                <ItemTools list={sections} index={index} onChange={change}>
                  <Button {...toolProps('Duplicate')} onClick={() => copy(index)}>
                    {/* Few typefaces have a sign for copying. */}
                    <img src="/_edit/icons/copy.svg" alt="" width="14" height="14" />
                  </Button>
                </ItemTools>
              )}
            </li>
          );
        })}
      </ol>
      <DialogButton dialog={<Chooser title="Add a section" options={options} onChoose={add} />}>
        Add a section{chosen !== undefined && ' after this one'}
      </DialogButton>
    </nav>
  );
}
