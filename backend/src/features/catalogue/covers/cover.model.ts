import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import mongoose from 'mongoose';
import pLimit from 'p-limit';
import type { Cover } from '../../../contract/book/book.ts';
import { notFound } from '../../../http/api-error.ts';
import { measureCover, shrinkCover, shrinkToAvif, type EncodedCover } from './encode-cover.ts';

// Covers are stored in GridFS, for all instances. A file never changes under its name; smaller widths are
// made and stored at the first request, and in the background as AVIF.

const maxInQueue = 200;
const oneAtATime = pLimit(1);
/** Files that are being made or queued. */
const filesInQueue = new Set<string>();
const namePattern = /^[a-z0-9][a-z0-9-]{0,99}\.webp$/;

/** Stores a cover under a hash of its content, so that the same picture is stored once. */
export async function storeCover(cover: EncodedCover): Promise<Cover> {
  const name = `cover-${hash('sha256', cover.bytes, 'hex').slice(0, 24)}.webp`;
  if (!(await hasCover(name))) await writeFile(name, cover);
  return { name, url: `/api/covers/${name}`, width: cover.width, height: cover.height };
}

/** Stores a bundled WebP picture under its own name. */
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
 * A width of a cover as AVIF, or as WebP where that is smaller. Undefined while it is not made yet: this
 * starts the slow encoder, for which no visitor waits.
 */
export async function readSmallest(name: string, width: number): Promise<Buffer | undefined> {
  if (!namePattern.test(name)) throw notFound('cover');
  const file = `${name}@${width}.avif`;
  const found = await findFile(file);
  if (found) return found;
  // Each file once; one that fails or exceeds the queue is made at a later request.
  if (filesInQueue.has(file) || filesInQueue.size >= maxInQueue) return undefined;
  filesInQueue.add(file);
  void oneAtATime(async () => {
    const webp = await readWidth(name, width);
    await writeFile(file, await shrinkToAvif(await readFile(name), webp));
  })
    .catch(() => {})
    .finally(() => filesInQueue.delete(file));
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

/** The driver makes these indexes with a bucket's first file only, so not for restored covers. */
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
