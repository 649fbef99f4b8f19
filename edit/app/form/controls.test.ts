import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sectionSchema } from '../../../src/sections/registry.ts';
import { EditorContext, type useEditing } from '../use-editing.ts';
import { Box, Choice, NumberField, numberFrom, Text } from './controls.tsx';
import { Fields, optionsBy } from './Field.tsx';
import { focusAt } from './Picture.tsx';

test.each([
  ['50.0614', 50.0614],
  ['50.0', 50],
  ['50.', 50],
  ['-19.05', -19.05],
  ['\u221219.05', -19.05],
  [' 7 ', 7],
  ['', undefined],
])('“%s” is the number %s', (typed, number) => {
  expect(numberFrom(typed)).toBe(number);
});

test.each(['50,0614', '1,200', '-', '1e5', '0x10', 'about 7'])('“%s” is not a number', (typed) => {
  expect(numberFrom(typed)).toBe(typed);
});

test.each([
  ['services', ['groups', 'rows', 'cards', 'related']],
  ['faq', []],
])('a section of type %s has its own layouts to choose from, in their order', (type, layouts) => {
  const options = optionsBy(sectionSchema, 'layout', { type, layout: layouts[0] });
  expect(options.map(({ value }) => value)).toEqual(layouts);
});

const box = { left: 100, top: 50, width: 200, height: 100 };

test.each([
  ['the middle', 200, 100, '50% 50%'],
  ['a corner', 100, 50, '0% 0%'],
  ['a third from the left', 166, 60, '33% 10%'],
  ['outside', 400, 0, '100% 0%'],
])('a click at %s sets the focal point', (_where, x, y, focus) => {
  expect(focusAt(box, x, y)).toBe(focus);
});

type Editing = ReturnType<typeof useEditing>;
const options = [{ value: 'start' }, { value: 'end' }];

test.each([
  ['checkbox', Box, z.boolean().default(true), 'checked=""'],
  ['choice', Choice, z.enum(['start', 'end']).default('end'), '<option value="end" selected="">'],
  ['text', Text, z.string().default('50% 50%'), 'placeholder="50% 50%"'],
  ['number', NumberField, z.number().default(7), 'placeholder="7"'],
  [
    'list',
    Fields,
    z.array(z.enum(['pdf', 'png'])).default(['png']),
    '<option value="png" selected="">',
  ],
])('the default of a %s is shown while the file says nothing', (_, control, field, shown) => {
  // What the controls read of the editor.
  const read: Partial<Editing> = { faults: new Map(), rewordings: new Map() };
  const value = read as Editing;
  const props = { field, path: ['side'], value: undefined, options };
  const form = createElement(EditorContext, { value }, createElement(control, props));
  expect(renderToStaticMarkup(form)).toContain(shown);
});
