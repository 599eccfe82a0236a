import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { ApiError, invalidFields, fieldDetails, unavailable } from '../../../http/api-error.ts';
import { rule } from '../../../contract/words/rules.ts';

// Uploads are decoded and encoded as WebP, without metadata; the client's bytes, name and type are never
// stored.

export interface EncodedCover {
  bytes: Buffer;
  width: number;
  height: number;
}

const maxPixels = 25_000_000;
const maxHeight = 1600;
const maxWidth = 2400;
const maxRunning = 2;
const maxWaiting = 64;

// Allows these four decoders only: no SVG, GIF or PDF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// Saves memory and threads for requests.
sharp.cache(false);
sharp.concurrency(1);

/** Throws 415 for another kind of file, 400 with `fields.cover` for a broken or huge picture. */
export async function encodeCover(file: Buffer): Promise<EncodedCover> {
  return inTurn(async () => {
    await checkFormat(file);
    const size = { width: maxWidth, height: maxHeight };
    try {
      return await toWebp(
        open(file)
          .autoOrient()
          .resize({ ...size, ...shrink }),
        82,
      );
    } catch {
      throw brokenPicture();
    }
  });
}

/** The cover at most `width` pixels wide. */
export async function shrinkCover(file: Buffer, width: number): Promise<EncodedCover> {
  return inTurn(() => toWebp(open(file).resize({ width, ...shrink }), 76));
}

/**
 * The cover as AVIF, or `webp` where that is not larger. AVIF saves a fifth at the same quality; a higher
 * effort would save another tenth at two to seven times the work.
 */
export async function shrinkToAvif(file: Buffer, webp: Buffer): Promise<EncodedCover> {
  const { width, height } = await open(webp).metadata();
  const picture = open(file).resize({ width, ...shrink });
  const bytes = await inTurn(() =>
    picture
      .avif({ quality: 56, effort: 2, chromaSubsampling: '4:4:4' })
      .timeout({ seconds: 20 })
      .toBuffer(),
  );
  return { bytes: bytes.length < webp.length ? bytes : webp, width, height };
}

/** A bundled picture with its size. */
export async function measureCover(bytes: Buffer): Promise<EncodedCover> {
  const { width, height } = await open(bytes).metadata();
  return { bytes, width, height };
}

const shrink = { fit: 'inside', withoutEnlargement: true } as const;

function open(file: Buffer): Sharp {
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
}

async function checkFormat(file: Buffer): Promise<void> {
  // The same decoder reads all HEIF files, of which only AVIF is accepted.
  const format = formatOf(file);
  if (!format) {
    throw new ApiError(
      'unsupported_media_type',
      'Send a JPEG, PNG, WebP or AVIF picture.',
      fieldDetails({ cover: [rule('picture_format')] }),
    );
  }
  const found = await open(file)
    .metadata()
    .catch(() => undefined);
  const isAvif = found?.format === 'heif' && found.compression === 'av1';
  if (found?.format !== format && !(format === 'avif' && isAvif)) throw brokenPicture();
}

/** The format by the first bytes of a file. */
export function formatOf(file: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | undefined {
  const text = file.toString('latin1', 0, 32);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8)) ? 'avif' : undefined;
}

function brokenPicture(): ApiError {
  return invalidFields(
    { cover: [rule('picture_broken', { megapixels: 25 })] },
    'This picture cannot be read.',
  );
}

async function toWebp(picture: Sharp, quality: number): Promise<EncodedCover> {
  const { data, info } = await picture
    .webp({ quality, effort: 4 })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const turns = pLimit(maxRunning);

/** Limits decoded pictures, which take up to 100 MB each, and their queue. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= maxWaiting) {
    throw unavailable('Too many pictures at once.', 2);
  }
  return turns(work);
}
