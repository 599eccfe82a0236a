import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import mongoose from 'mongoose';
import pLimit from 'p-limit';
import type { Cover } from '../../../contract/book/book.ts';
import { notFound } from '../../../http/api-error.ts';
import { measureCover, shrinkCover, shrinkToAvif, type EncodedCover } from './encode-cover.ts';

// Covers live in the database (GridFS), so that every API instance has them. Under its name a file
// never changes; the smaller widths are made when first asked for and kept beside it, and so, a little
// later, is each of them as AVIF.

const maxWaiting = 200;
const oneAtATime = pLimit(1);
/** The files that are being made, or will be. */
const waiting = new Set<string>();
const namePattern = /^[a-z0-9][a-z0-9-]{0,99}\.webp$/;

/** Keeps an encoded cover under a name made from its content; the same picture is kept once. */
export async function storeCover(cover: EncodedCover): Promise<Cover> {
  const hash = createHash('sha256').update(cover.bytes).digest('hex').slice(0, 24);
  const name = `cover-${hash}.webp`;
  if (!(await hasCover(name))) await writeFile(name, cover);
  return { name, url: `/api/covers/${name}`, width: cover.width, height: cover.height };
}

/** Keeps a picture of our own, which is WebP already, under the name it has. */
export async function storeOwnCover(name: string, webp: Buffer): Promise<void> {
  if (!namePattern.test(name)) throw new Error(`"${name}" is no name for a cover`);
  if (!(await hasCover(name))) await writeFile(name, await measureCover(webp));
}

export async function hasCover(name: string): Promise<boolean> {
  return (await bucket().find({ filename: name }).limit(1).toArray()).length > 0;
}

/** The WebP file of a cover, `width` pixels wide when given. Throws 404 for an unknown name. */
export async function readCover(name: string, width: number | undefined): Promise<Buffer> {
  if (!namePattern.test(name)) throw notFound('cover');
  return width === undefined ? readFile(name) : readWidth(name, width);
}

/**
 * A width of a cover in the fewest bytes: AVIF, or WebP where that is smaller. Undefined as long as it
 * has to be made first, which this begins: a visitor does not wait for an encoder that takes its time.
 */
export async function readSmallest(name: string, width: number): Promise<Buffer | undefined> {
  if (!namePattern.test(name)) throw notFound('cover');
  const file = `${name}@${width}.avif`;
  const found = await findFile(file);
  if (found) return found;
  // Each once however many ask for it; what does not fit or fails is made when it is next asked for.
  if (waiting.has(file) || waiting.size >= maxWaiting) return undefined;
  waiting.add(file);
  void oneAtATime(async () => {
    const webp = await readWidth(name, width);
    await writeFile(file, await shrinkToAvif(await readFile(name), webp));
  })
    .catch(() => {})
    .finally(() => waiting.delete(file));
  return undefined;
}

async function readWidth(name: string, width: number): Promise<Buffer> {
  const file = `${name}@${width}`;
  const found = await findFile(file);
  if (found) return found;
  const cover = await shrinkCover(await readFile(name), width);
  await writeFile(file, cover);
  return cover.bytes;
}

async function readFile(name: string): Promise<Buffer> {
  const file = await findFile(name);
  if (!file) throw notFound('cover');
  return file;
}

async function findFile(filename: string): Promise<Buffer | undefined> {
  const [found] = await bucket().find({ filename }).limit(1).toArray();
  return found && buffer(bucket().openDownloadStream(found._id));
}

async function writeFile(filename: string, { bytes, width, height }: EncodedCover): Promise<void> {
  const upload = bucket().openUploadStream(filename, { metadata: { width, height } });
  await pipeline(Readable.from([bytes]), upload);
}

/** The driver makes these with a bucket's first file, so it makes none for covers that were restored. */
export async function createCoverIndexes(): Promise<void> {
  const { db } = mongoose.connection;
  await db?.collection('covers.files').createIndex({ filename: 1, uploadDate: 1 });
  await db?.collection('covers.chunks').createIndex({ files_id: 1, n: 1 }, { unique: true });
}

function bucket() {
  const { db } = mongoose.connection;
  if (!db) throw new mongoose.mongo.MongoNotConnectedError('The database is not connected');
  return new mongoose.mongo.GridFSBucket(db, { bucketName: 'covers' });
}
