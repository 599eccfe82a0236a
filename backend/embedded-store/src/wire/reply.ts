import { Long } from 'bson';
import { encode, type Document } from '../bson/document.ts';

/** A page of a cursor's results, already in BSON. */
export interface Batch {
  name: 'firstBatch' | 'nextBatch';
  documents: Uint8Array[];
  id: bigint;
  namespace: string;
}

export interface Reply extends Document {
  batch?: Batch;
}

/** Copies the stored bytes of a cursor's documents into the reply without decoding them. */
export function encodeReply({ batch, ...reply }: Reply): Uint8Array {
  if (!batch) return encode({ ...reply, ok: 1 });
  const rest = encode({ id: Long.fromBigInt(batch.id), ns: batch.namespace });
  const cursor = documentOf([
    embedded(4, batch.name, arrayOf(batch.documents)),
    rest.subarray(4, -1),
  ]);
  const others = encode({ ...reply, ok: 1 });
  return documentOf([embedded(3, 'cursor', cursor), others.subarray(4, -1)]);
}

function arrayOf(documents: Uint8Array[]): Uint8Array {
  return documentOf(documents.map((document, i) => embedded(3, String(i), document)));
}

function embedded(type: number, name: string, document: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), document]);
}

function documentOf(elements: Uint8Array[]): Uint8Array {
  const length = elements.reduce((sum, element) => sum + element.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(length);
  return Buffer.concat([head, ...elements, Buffer.alloc(1)], length);
}
