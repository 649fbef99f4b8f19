import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type VignetteName, vignetteNames } from '../../ui/Vignette/names.ts';
import { VignetteDrawing } from '../../ui/Vignette/Vignette.tsx';

export const getStaticPaths = (() =>
  vignetteNames.map((name) => ({ params: { name }, props: { name } }))) satisfies GetStaticPaths;

/** A drawn product screen as a file; its pages give it their typeface and colours. */
export const GET: APIRoute<{ name: VignetteName }> = ({ props }) =>
  new Response(renderToStaticMarkup(createElement(VignetteDrawing, props)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
