/** The small drawings of work on paper, by the names content uses. */
export const sketchNames = [
  'brief',
  'talk',
  'compare',
  'journey',
  'matrix',
  'wireframe',
  'mood',
  'type',
  'screen',
  'prototype',
  'parts',
  'plan',
] as const;

export type SketchName = (typeof sketchNames)[number];
