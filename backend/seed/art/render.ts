import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures } from './pictures.ts';
import { bleed } from './sheet.ts';

/**
 * npx tsx backend/seed/art/render.ts [name ...]
 * Draws every picture, or the named ones, and writes it as small as its limit asks; those of the pages
 * as AVIF too. Covers become AVIF in the shop itself, as everybody's covers do.
 * With --png=<folder> it writes PNG there instead, to look at.
 */

async function encodeWebp(picture: Buffer, limitBytes: number): Promise<Buffer> {
  // Flat, repeating drawings are smaller without loss than with it.
  const exact = await sharp(picture).webp({ lossless: true, effort: 4 }).toBuffer();
  if (exact.length <= limitBytes) return exact;
  let best: Buffer | undefined;
  let [low, high] = [20, 88];
  while (low <= high) {
    const quality = Math.round((low + high) / 2);
    const tried = await sharp(picture)
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (tried.length <= limitBytes) {
      best = tried;
      low = quality + 1;
    } else {
      high = quality - 1;
    }
  }
  if (!best) throw new Error(`No quality fits into ${limitBytes} bytes`);
  return best;
}

/** Nearer to the drawing than the WebP, and still smaller (measured as structural similarity). */
function encodeAvif(picture: Buffer): Promise<Buffer> {
  return sharp(picture).avif({ quality: 58, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
}

async function trim(svg: Buffer, width?: number): Promise<Buffer> {
  const { width: drawnWidth = 0, height: drawnHeight = 0 } = await sharp(svg).metadata();
  const [w, h] = [Math.round(drawnWidth / bleed), Math.round(drawnHeight / bleed)];
  const whole = await sharp(svg)
    .extract({
      left: Math.floor((drawnWidth - w) / 2),
      top: Math.floor((drawnHeight - h) / 2),
      width: w,
      height: h,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (!width) return whole;
  return sharp(whole).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const root = new URL('../../../', import.meta.url).pathname;
const pngFolder = process.argv.find((word) => word.startsWith('--png='))?.slice('--png='.length);

for (const picture of pictures) {
  if (wanted.length > 0 && !wanted.includes(picture.name)) continue;
  const drawn = await trim(Buffer.from(picture.draw()), picture.width);
  if (pngFolder) {
    await mkdir(pngFolder, { recursive: true });
    await writeFile(join(pngFolder, `${picture.name}.png`), drawn);
    continue;
  }
  const small = await encodeWebp(drawn, picture.limitBytes);
  const target = join(root, picture.folder, `${picture.name}.webp`);
  await mkdir(join(root, picture.folder), { recursive: true });
  await writeFile(target, small);
  console.log(`${String(small.length).padStart(6)}  ${picture.folder}/${picture.name}.webp`);
  if (!picture.isAvifToo) continue;
  const smaller = await encodeAvif(drawn);
  if (smaller.length >= small.length) continue;
  await writeFile(target.replace(/webp$/, 'avif'), smaller);
  console.log(`${String(smaller.length).padStart(6)}  ${picture.folder}/${picture.name}.avif`);
}
