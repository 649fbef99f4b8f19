import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DrawingFile } from '../../exhibits/screen/Canvas.tsx';
import { drawingOf } from '../../exhibits/screen/drawn.ts';
import { screenNames } from '../../exhibits/screen/names.ts';

export const getStaticPaths = (() =>
  screenNames.map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

/** A drawn product screen as a file; it inherits typeface and colours from the page that shows it. */
export const GET: APIRoute = ({ params: { name = '' } }) =>
  new Response(renderToStaticMarkup(createElement(DrawingFile, { drawing: drawingOf(name) })), {
    headers: { 'content-type': 'image/svg+xml' },
  });
