import { randomBytes } from 'node:crypto';
import type { Clock, Work } from '../clock.ts';
import { StoreError } from '../store-error.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { Batch } from '../wire/reply.ts';

interface Cursor {
  namespace: string;
  documents: Iterator<Uint8Array>;
  /** The next document, which did not fit into the last batch. */
  next: Uint8Array | undefined;
  /** Limits the time of all batches together. */
  clock: Clock;
  usedAt: number;
  /** The cursor ends with its transaction. */
  transaction: Transaction | undefined;
}

interface Opening {
  namespace: string;
  documents: Iterable<Uint8Array>;
  size: number;
  clock: Clock;
  isSingle?: boolean;
  transaction?: Transaction | undefined;
}

const idleMs = 10 * 60 * 1000;
const batchBytes = 16 * 1024 * 1024;

/** Results that clients have not fetched yet. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();

  /** Returns the first batch; its id is 0 when there are no more documents. */
  *first(opening: Opening): Work<Batch> {
    const { namespace, documents, size, clock, isSingle = false, transaction } = opening;
    const iterator = documents[Symbol.iterator]();
    const usedAt = Date.now();
    const state = { namespace, clock, usedAt, transaction };
    const cursor: Cursor = { ...state, documents: iterator, next: undefined };
    this.#removeIdle();
    const batch = yield* read(cursor, size);
    const isDone = isSingle || (size > 0 && peek(cursor) === undefined);
    let id = 0n;
    if (!isDone) {
      id = randomBytes(8).readBigInt64LE() & 0x7fff_ffff_ffff_ffffn;
      this.#open.set(id, cursor);
      clock.stop();
    }
    return { name: 'firstBatch', documents: batch, id, namespace };
  }

  find(id: bigint, namespace: string, transaction: Transaction | undefined): Cursor {
    this.#removeIdle();
    const cursor = this.#open.get(id);
    if (cursor?.transaction !== transaction || !cursor)
      throw new StoreError(43, `cursor id ${id} not found`);
    if (cursor.namespace === namespace) return cursor;
    throw new StoreError(
      13,
      `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
    );
  }

  *next(id: bigint, cursor: Cursor, size: number): Work<Batch> {
    const { namespace, clock } = cursor;
    cursor.usedAt = Date.now();
    clock.start();
    const batch = yield* read(cursor, size);
    const isDone = peek(cursor) === undefined;
    clock.stop();
    if (isDone) this.#open.delete(id);
    return { name: 'nextBatch', documents: batch, id: isDone ? 0n : id, namespace };
  }

  kill(id: bigint): boolean {
    return this.#open.delete(id);
  }

  #removeIdle(): void {
    const oldest = Date.now() - idleMs;
    for (const [id, { usedAt, transaction }] of this.#open) {
      if (usedAt < oldest || transaction?.isOpen === false) this.#open.delete(id);
    }
  }
}

function* read(cursor: Cursor, size: number): Work<Uint8Array[]> {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  while (batch.length < size) {
    const next = peek(cursor);
    if (!next || (bytes > 0 && bytes + next.length > batchBytes)) break;
    batch.push(next);
    bytes += next.length;
    cursor.next = undefined;
    if (cursor.clock.shouldPause()) yield;
  }
  return batch;
}

function peek(cursor: Cursor): Uint8Array | undefined {
  cursor.next ??= cursor.documents.next().value as Uint8Array | undefined;
  return cursor.next;
}
