import { drawingName } from '../../art/draw.ts';
import { drawPictures } from '../../build/pictures.ts';
import type { Content } from '../../src/content/check.ts';
import { drawingsIn } from '../../src/content/pictures.ts';
import { isDrawn } from '../../src/content/plates.ts';

/** Draws what content shows and isn't drawn yet: a picture with another focus or treatment is another drawing. */
export async function drawNew(content: Content): Promise<void> {
  const drawings = drawingsIn(content.entries);
  if (drawings.some((drawing) => !isDrawn(drawingName(drawing)))) await drawPictures(content);
}
