/** Renders React components at build, as static markup: no page loads React. */
import type { SSRLoadedRendererValue } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Astro removes this element around the children that a component gets from an `.astro` file. */
const SLOT = 'astro-static-slot';

/** React asks browsers to fetch the pictures of a component early. The pages say themselves which are urgent. */
const PRELOADS = /^(<link rel="preload"[^>]*>)+/;

const renderer: SSRLoadedRendererValue = {
  name: 'react',
  supportsAstroStaticSlot: true,
  check: async (component) => typeof component === 'function',
  renderToStaticMarkup: async (component: ComponentType, props, { default: children }) => {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that Astro has rendered
    const slot = children && createElement(SLOT, { dangerouslySetInnerHTML: { __html: children } });
    const html = renderToStaticMarkup(createElement(component, props, slot));
    return { html: html.replace(PRELOADS, '') };
  },
};

export default renderer;
