import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

export interface TextStyle {
  /** Font size in pixels. */
  size: number;
  /** Position on the weight axis, 100 to 900. */
  weight: number;
  /** Position on the width axis, in percent. */
  width: number;
  /** Added between letters, in ems. */
  tracking: number;
}

/** Sets one line of text as SVG outlines, whose baseline starts at 0, 0. `length` is in pixels. */
export type Typesetter = (text: string, style: TextStyle) => { outlines: string; length: number };

/**
 * Makes a typesetter from font files. It uses no system fonts, so that pictures are the same on every machine.
 *
 * @param files sfnt files of one variable family; each character comes from the first file that has it
 */
export function typesetter(files: readonly Uint8Array[]): Typesetter {
  const faces = files.map((file) => {
    const face = new Face(new Blob(file));
    return {
      font: new Font(face),
      unitsPerEm: face.upem,
      has: new Set(face.collectUnicodes()),
      /** Outlines by weight, width and glyph. A title is measured in many lines before it is drawn. */
      outlines: new Map<string, string>(),
    };
  });
  type FaceOfFamily = (typeof faces)[number];

  /** Splits text into runs of one face each. */
  const runs = (text: string) => {
    const found: { face: FaceOfFamily; text: string }[] = [];
    for (const character of text) {
      const face = faces.find(({ has }) => has.has(character.codePointAt(0) ?? 0));
      if (!face) throw new Error(`the typeface has no “${character}”, in “${text}”`);
      const last = found.at(-1);
      if (last?.face === face) last.text += character;
      else found.push({ face, text: character });
    }
    return found;
  };

  return (line, { size, weight, width, tracking }) => {
    let length = 0;
    let outlines = '';
    for (const { face, text } of runs(line)) {
      const { font, unitsPerEm, outlines: known } = face;
      font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      const scale = size / unitsPerEm;
      for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const x = length + xOffset * scale;
        const name = `${weight} ${width} ${glyph}`;
        const d = known.get(name) ?? font.glyphToPath(glyph);
        known.set(name, d);
        if (d) {
          outlines += `<path transform="matrix(${scale} 0 0 ${-scale} ${x.toFixed(2)} ${-yOffset * scale})" d="${d}"/>`;
        }
        length += xAdvance * scale + tracking * size;
      }
    }
    return { outlines, length: length - tracking * size };
  };
}
