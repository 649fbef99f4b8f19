/** Fetches the drawing that an `svg[data-late-drawing]` shows once it comes near the window, or is printed. */

/** How near, in parts of the window. */
const NEAR = '100%';

/** Starts waiting for every such drawing. */
export function startLateDrawings() {
  const waiting = new Set(document.querySelectorAll<SVGElement>('svg[data-late-drawing]'));
  if (waiting.size === 0) return;
  const draw = (drawing: SVGElement) => {
    if (!waiting.delete(drawing)) return;
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', drawing.dataset.lateDrawing ?? '');
    drawing.append(use);
  };
  const drawAll = () => waiting.forEach(draw);
  if (!('IntersectionObserver' in window)) return drawAll();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof SVGElement)) continue;
        observer.unobserve(target);
        draw(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const drawing of waiting) observer.observe(drawing);
  addEventListener('beforeprint', drawAll);
}
