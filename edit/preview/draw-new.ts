import { drawingName } from '../../art/draw.ts';
import { drawPictures } from '../../site-build/pictures.ts';
import type { Content } from '../../src/content/check.ts';
import { drawingsIn } from '../../src/content/pictures.ts';
import { isDrawn } from '../../src/content/plates.ts';

/**
 * Draws what content shows and isn't drawn yet: a picture with another focus or treatment is another drawing.
 * @param files what the files hold: that stays drawn, since a draft is undone or discarded sooner than a picture is drawn
 */
export async function drawNew(content: Content, files: Content): Promise<void> {
  const drawings = drawingsIn(content.entries);
  if (drawings.every((drawing) => isDrawn(drawingName(drawing)))) return;
  await drawPictures({ ...content, entries: [...content.entries, ...files.entries] });
}
