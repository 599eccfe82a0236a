import { readFileSync } from 'node:fs';

/** Glyph outlines taken from open fonts, 1000 units per em, y pointing down. */
type FaceData = {
  capHeight: number;
  glyphs: Record<string, [advance: number, outline: string]>;
  kerns: Record<string, number>;
};

export type TextOptions = {
  face: string;
  x: number;
  y: number;
  size: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters in thousandths of the size. */
  tracking?: number;
  /** Degrees around (x, y). */
  rotate?: number;
  /** Horizontal stretch, 1 is natural. */
  stretch?: number;
  attributes?: string;
};

const faces = new Map<string, FaceData>();

function loadFace(name: string): FaceData {
  let face = faces.get(name);
  if (!face) {
    const file = new URL(`./faces/${name}.json`, import.meta.url);
    face = JSON.parse(readFileSync(file, 'utf8')) as FaceData;
    faces.set(name, face);
  }
  return face;
}

type PlacedGlyph = { outline: string; left: number; advance: number };

function layOut(faceName: string, line: string, tracking: number) {
  const face = loadFace(faceName);
  const placed: PlacedGlyph[] = [];
  let left = 0;
  let previous = '';
  for (const character of line) {
    const glyph = face.glyphs[character];
    if (!glyph) throw new Error(`Face ${faceName} has no outline for "${character}"`);
    left += face.kerns[previous + character] ?? 0;
    placed.push({ outline: glyph[1], left, advance: glyph[0] });
    left += glyph[0] + tracking;
    previous = character;
  }
  return { placed, width: left - (placed.length > 0 ? tracking : 0) };
}

/** Width in picture units. */
export function textWidth(face: string, line: string, size: number, tracking = 0): number {
  return (layOut(face, line, tracking).width * size) / 1000;
}

/** The size at which the line is exactly `width` wide. */
export function sizeToFit(face: string, line: string, width: number, tracking = 0): number {
  return width / textWidth(face, line, 1, tracking);
}

export function capHeight(face: string, size: number): number {
  return (loadFace(face).capHeight * size) / 1000;
}

/** One line of type as outlines, so that no picture depends on the fonts of a computer. */
export function text(line: string, options: TextOptions): string {
  const { face, x, y, size, fill = '#000', anchor = 'start', tracking = 0, rotate = 0 } = options;
  const stretch = options.stretch ?? 1;
  const { placed, width } = layOut(face, line, tracking);
  const shift = { start: 0, middle: -width / 2, end: -width }[anchor];
  const scale = size / 1000;
  const glyphs = placed
    .filter((glyph) => glyph.outline !== '')
    .map((glyph) => `<path transform="translate(${glyph.left + shift})" d="${glyph.outline}"/>`)
    .join('');
  const transform = `translate(${x} ${y}) rotate(${rotate}) scale(${scale * stretch} ${scale})`;
  return `<g transform="${transform}" fill="${fill}" ${options.attributes ?? ''}>${glyphs}</g>`;
}

export type ArcTextOptions = {
  face: string;
  cx: number;
  cy: number;
  radius: number;
  size: number;
  /** Where the middle of the line sits, in degrees; 0 is the top, clockwise. */
  middleDeg?: number;
  /** Letters stand with their feet to the centre, or hang with their heads to it. */
  feet?: 'in' | 'out';
  fill?: string;
  tracking?: number;
  attributes?: string;
};

/** A line of type bent around a circle. */
export function arcText(line: string, options: ArcTextOptions): string {
  const { face, cx, cy, radius, size, fill = '#000', tracking = 0, middleDeg = 0 } = options;
  const { placed, width } = layOut(face, line, tracking);
  const scale = size / 1000;
  const sign = options.feet === 'out' ? -1 : 1;
  const glyphs = placed
    .filter((glyph) => glyph.outline !== '')
    .map((glyph) => {
      const middle = (glyph.left + glyph.advance / 2 - width / 2) * scale;
      const deg = middleDeg + (sign * (middle / radius) * 180) / Math.PI;
      const flip = sign === 1 ? '' : ' rotate(180)';
      const turn = `rotate(${deg}) translate(0 ${-radius})${flip} scale(${scale})`;
      return `<path transform="${turn} translate(${-glyph.advance / 2})" d="${glyph.outline}"/>`;
    })
    .join('');
  return `<g transform="translate(${cx} ${cy})" fill="${fill}" ${options.attributes ?? ''}>${glyphs}</g>`;
}
