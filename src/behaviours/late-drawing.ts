/** Fetches the drawing that an `svg[data-late-drawing]` shows once it comes near the window, or is printed. */

import { whenNear } from './waiting.ts';

/** Starts waiting for every such drawing. */
export function startLateDrawings() {
  for (const drawing of document.querySelectorAll<SVGElement>('svg[data-late-drawing]')) {
    const draw = () => {
      if (drawing.hasChildNodes()) return;
      const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
      use.setAttribute('href', drawing.dataset.lateDrawing ?? '');
      drawing.append(use);
    };
    whenNear(drawing, draw);
    addEventListener('beforeprint', draw);
  }
}
