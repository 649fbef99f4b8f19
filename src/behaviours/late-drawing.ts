/** Fetches the drawing of an `svg[data-late-drawing]` when it comes near the window or the page is printed. */

import { whenNear } from './waiting.ts';

export function startLateDrawing(drawing: SVGElement) {
  const draw = () => {
    if (drawing.hasChildNodes()) return;
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', drawing.dataset.lateDrawing ?? '');
    drawing.append(use);
  };
  whenNear(drawing, draw);
  addEventListener('beforeprint', draw);
}
