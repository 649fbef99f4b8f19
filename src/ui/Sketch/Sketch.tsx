import type { SketchName } from './names.ts';
import styles from './Sketch.module.css';

/** What is drawn in ink, and what is filled in blue. Units: a sheet is 160 by 110. */
const SKETCHES: Readonly<Record<SketchName, readonly [ink: string, blue: string]>> = {
  brief: [
    'M10 14h92M10 34h140M10 46h140M10 58h140M10 70h84M10 98c10-14 18 8 28-4s12 2 20-2',
    'M112 82h38v16h-38z',
  ],
  talk: [
    'M10 12h84v40H44l-14 14V52H10zM20 24h60M20 36h40M150 54H72v36h46l14 12V90h18z',
    'M84 66h52v4H84zM84 76h34v4H84z',
  ],
  compare: [
    'M10 12h40v70H10zM60 12h40v70H60zM110 12h40v70h-40zM16 20h28v22H16zM66 20h28v22H66zM116 20h28v22h-28zM16 54h28M16 64h20M66 54h28M66 64h16M116 54h28',
    'M10 90h40v8H10zM60 90h24v8H60zM110 90h12v8h-12z',
  ],
  journey: [
    'M10 82C34 82 30 26 56 26s22 52 46 52 20-44 48-44M10 100h140M10 95v10M56 95v10M102 95v10M150 95v10',
    'M50 20h12v12H50zM96 72h12v12H96zM4 76h12v12H4z',
  ],
  matrix: [
    'M24 8v88h126M24 52h126M87 8v88M40 78h10v10H40zM112 72h10v10h-10zM130 62h10v10h-10zM58 66h10v10H58z',
    'M36 20h14v14H36zM58 30h14v14H58zM102 22h14v14h-14z',
  ],
  wireframe: [
    'M10 8h140v94H10zM10 24h140M18 34h58v40H18zM18 34l58 40M76 34L18 74M86 36h56M86 48h56M86 60h36M18 84h36M64 84h36',
    'M110 80h34v14h-34z',
  ],
  mood: [
    'M10 10h62v50H10zM80 10h30v50H80zM118 10h32v24h-32zM10 68h40v34H10zM10 48l22-20 18 16 10-8 12 10',
    'M118 42h32v18h-32zM58 68h92v34H58z',
  ],
  type: [
    'M12 74L36 14l24 60M21 52h30M78 44c14-12 28-4 28 8v22M106 54c-34-4-34 22-14 20 8 0 14-8 14-12M10 100h140',
    'M124 14h26v18h-26zM124 38h26v18h-26z',
  ],
  screen: [
    'M10 8h140v94H10zM10 24h140M16 14h4v4h-4zM24 14h4v4h-4zM46 24v78M18 38h20M18 50h20M18 62h20M56 36h44M56 90h84M56 80h84',
    'M56 46h22v24H56zM84 54h22v16H84zM112 42h28v28h-28z',
  ],
  prototype: [
    'M10 16h40v76H10zM110 16h40v76h-40zM16 26h28v24H16zM116 26h28v10h-28zM116 42h28v10h-28zM116 58h28v10h-28zM50 76c20 0 30-30 54-34M94 36l12 5-8 10',
    'M16 68h28v14H16z',
  ],
  parts: [
    'M60 10h40v24H60zM12 58h40v24H12zM108 58h40v24h-40zM80 34v36M52 70h56M80 70v14M60 84h40v18H60zM66 90h28',
    'M60 10h40v24H60zM108 58h40v24h-40z',
  ],
  plan: [
    'M10 10v92h140M10 32h140M10 56h140M10 80h140M58 10v92M104 10v92',
    'M18 16h50v10H18zM52 40h46v10H52zM84 64h40v10H84zM110 86h34v10h-34z',
  ],
};

/** A small drawing of a piece of work on paper. Decoration: the words beside it say what it is. */
export function Sketch({ name }: { name: SketchName }) {
  const [ink, blue] = SKETCHES[name];
  return (
    <svg viewBox="0 0 160 110" className={styles.sketch} aria-hidden="true">
      <path className={styles.brand} d={blue} />
      <path className={styles.ink} d={ink} />
    </svg>
  );
}
