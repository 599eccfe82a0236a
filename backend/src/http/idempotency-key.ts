import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { Types } from 'mongoose';
import { invalidParameters } from './api-error.ts';

/** The key of a request; throws 400 for one that is empty or too long. */
export function readKey(req: Request): string | undefined {
  const key = req.get('Idempotency-Key');
  if (key === undefined || (key.length > 0 && key.length <= 255)) return key;
  throw invalidParameters({ 'Idempotency-Key': ['must have 1 to 255 characters'] });
}

/**
 * Tells whether a key is used for the same request again. A parsed body has its keys in the order of
 * its schema, so equal requests have equal text.
 */
export function hashOfBody(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

/**
 * The id of what a request with a key makes: the same request makes the same one, and the database
 * lets an id in once.
 */
export function idOfKey(...parts: string[]): Types.ObjectId {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  return new Types.ObjectId(digest.subarray(0, 12));
}
