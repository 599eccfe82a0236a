import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import mongoose from 'mongoose';
import { BackupProblem } from './backup-problem.ts';

// A backup file is gzip around parts, each one byte for its kind and one BSON document: the head, for each
// collection its name and its documents as the server sent them, and the checksum of all of them. A file
// without the checksum is incomplete.

const { serialize, deserialize } = mongoose.mongo.BSON;
const parts = { head: 1, collection: 2, document: 3, sum: 4 } as const;
const formatVersion = 1;
const maxDocumentBytes = 17 * 1024 * 1024;

export interface CollectionChecksum {
  name: string;
  documents: number;
  /** Over the documents in the order of their `_id`. */
  sha256: string;
}

export class Checksum {
  readonly #hash = createHash('sha256');
  #documents = 0;

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes);
    this.#documents += 1;
  }

  of(name: string): CollectionChecksum {
    return { name, documents: this.#documents, sha256: this.#hash.digest('hex') };
  }
}

type Documents = (collection: string) => AsyncIterable<Uint8Array>;

/** Writes these collections into a backup file; resolves when it is on disk. */
export async function writeArchive(file: string, names: string[], documentsOf: Documents) {
  const collections: CollectionChecksum[] = [];
  const hash = createHash('sha256');
  const part = (kind: number, bytes: Uint8Array) => {
    hash.update(bytes);
    return Buffer.concat([Uint8Array.of(kind), bytes]);
  };
  async function* allParts(): AsyncGenerator<Buffer> {
    yield part(parts.head, serialize({ storyloom: 'backup', formatVersion }));
    for (const name of names) {
      yield part(parts.collection, serialize({ name }));
      const sum = new Checksum();
      for await (const bytes of documentsOf(name)) {
        sum.add(bytes);
        yield part(parts.document, bytes);
      }
      collections.push(sum.of(name));
    }
    yield part(parts.sum, serialize({ collections, sha256: hash.copy().digest('hex') }));
  }
  const out = createWriteStream(file, { flags: 'w', mode: 0o600, flush: true });
  await pipeline(allParts, createGzip({ level: 4 }), out);
  return collections;
}

type ArchivePart =
  | { kind: 'collection'; name: string }
  | { kind: 'document'; bytes: Buffer }
  | { kind: 'sum'; collections: CollectionChecksum[] };

/** The parts of a backup file. Throws a BackupProblem for a torn or changed file, or one of another kind. */
export async function* readArchive(file: string): AsyncGenerator<ArchivePart> {
  const hash = createHash('sha256');
  let hasHead = false;
  let isEnded = false;
  const broken = () => (hasHead ? torn(file) : foreign(file));
  for await (const [part, bytes] of readParts(file, broken)) {
    if (isEnded) throw torn(file);
    if (!hasHead) {
      const head = part === parts.head ? readHead(bytes) : {};
      if (head.storyloom !== 'backup') throw foreign(file);
      if (head.formatVersion !== formatVersion) {
        throw new BackupProblem(
          `${file} was written by a newer version of the shop. Restore it with that one.`,
        );
      }
      hasHead = true;
    } else if (part === parts.collection) {
      yield { kind: 'collection', name: String(deserialize(bytes).name) };
    } else if (part === parts.document) {
      yield { kind: 'document', bytes };
    } else if (part === parts.sum) {
      const sum = deserialize(bytes) as { collections: CollectionChecksum[]; sha256: string };
      if (sum.sha256 !== hash.digest('hex')) throw torn(file);
      isEnded = true;
      yield { kind: 'sum', collections: sum.collections };
    } else throw torn(file);
    if (!isEnded) hash.update(bytes);
  }
  if (!isEnded) throw broken();
}

function readHead(bytes: Buffer): { storyloom?: unknown; formatVersion?: unknown } {
  try {
    return deserialize(bytes);
  } catch {
    return {};
  }
}

/** `broken` makes the BackupProblem of bytes that are no parts. */
async function* readParts(
  file: string,
  broken: () => BackupProblem,
): AsyncGenerator<[part: number, bytes: Buffer]> {
  let rest: Buffer = Buffer.alloc(0);
  const source = createReadStream(file);
  const plain = createGunzip();
  const read = pipeline(source, plain);
  read.catch(() => {}); // the loop below throws the same
  try {
    for await (const piece of plain as AsyncIterable<Buffer>) {
      rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      let at = 0;
      while (rest.length >= at + 5) {
        const length = rest.readInt32LE(at + 1);
        if (length < 5 || length > maxDocumentBytes) throw broken();
        if (rest.length < at + 1 + length) break;
        yield [rest[at] as number, rest.subarray(at + 1, at + 1 + length)];
        at += 1 + length;
      }
      rest = rest.subarray(at);
    }
  } catch (error) {
    throw troubleOf(error, file);
  }
  if (rest.length > 0) throw broken();
}

function troubleOf(error: unknown, file: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupProblem(`There is no file ${file}.`);
  if (message === 'incorrect header check') return foreign(file); // not even gzip
  if (code?.startsWith('Z_')) return torn(file);
  return code ? new BackupProblem(`${file} cannot be read (${code}).`) : error;
}

function foreign(file: string): BackupProblem {
  return new BackupProblem(`${file} is no backup of a shop.`);
}

function torn(file: string): BackupProblem {
  return new BackupProblem(
    `${file} is torn or was changed: it is not restored. Take another backup.`,
  );
}
