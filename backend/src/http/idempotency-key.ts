import { hash } from 'node:crypto';
import type { Request } from 'express';
import type { ClientSession, Types } from 'mongoose';
import {
  findUsedKeys,
  idOfKey,
  insertUsedKeys,
  updateUsedKey,
  type RequestKey,
} from '../database/request-key.model.ts';
import { inTransaction } from '../database/transaction.ts';
import { ApiError, invalidParameters, notFound } from './api-error.ts';
import { rule } from '../contract/words/rules.ts';

/** The key of a request; throws 400 for one that is empty or too long. */
export function readKey(req: Request): string | undefined {
  const key = req.get('Idempotency-Key');
  if (key === undefined || (key.length > 0 && key.length <= 255)) return key;
  throw invalidParameters({ 'Idempotency-Key': [rule('wrong_length', { min: 1, max: 255 })] });
}

/**
 * The scopes of keys: in another scope the same key is another request. They are part of stored ids, so
 * they never change.
 */
export const keyScopes = {
  /** Phone orders and scans at the counter, of all admins together. */
  adminOrder: '',
  arrival: 'arrival',
  customerOrder: (uid: string) => uid,
  account: (uid: string) => `account ${uid}`,
  /** New books and imports. */
  catalogue: (adminId: string) => adminId,
  admin: (adminId: string) => `admin ${adminId}`,
  /** `sender`: the account, or the network address of a visitor without one. */
  withdrawal: (sender: string) => `withdrawal ${sender}`,
  bookRequest: (sender: string) => `book request ${sender}`,
  shelf: (adminId: string) => `shelf ${adminId}`,
  note: (adminId: string) => `note ${adminId}`,
  messageOfAdmin: (adminId: string) => `message admin ${adminId}`,
  messageOfCustomer: (uid: string) => `message ${uid}`,
  messageByLink: (orderId: string) => `message link ${orderId}`,
};

/** Identifies a repeated request. */
export function requestKeyOf(
  scope: string,
  key: string | undefined,
  body: object,
): RequestKey | undefined {
  if (key === undefined) return undefined;
  return { _id: idOfKey(scope, key), bodyHash: hashOfBody(body) };
}

/**
 * Calls `make` in a transaction, once per key. It returns what the response needs, such as an id; a
 * repeated request gets the same with `isReplayed`. If `make` throws, nothing is stored and the request
 * can be sent again. Throws 422 for a key that was used with another body.
 */
export async function makeOnce<Result>(
  key: RequestKey | undefined,
  make: (session: ClientSession) => Promise<Result>,
  options?: { timeoutMs: number },
): Promise<{ result: Result; isReplayed: boolean }> {
  const earlier = await findResult<Result>(key);
  if (earlier !== undefined) return { result: earlier, isReplayed: true };
  try {
    const result = await inTransaction(async (session) => {
      const made = await make(session);
      await insertUsedKeys([{ key, made }], session);
      return made;
    }, options);
    return { result, isReplayed: false };
  } catch (error) {
    // The same request was sent twice at once, and the other one was committed first.
    const other = await findResult<Result>(key);
    if (other === undefined) throw error;
    return { result: other, isReplayed: true };
  }
}

/** The stored result of an earlier request with this key. Throws 422 if its body was different. */
export async function findResult<Result>(key: RequestKey | undefined): Promise<Result | undefined> {
  if (!key) return undefined;
  const used = (await findUsedKeys([key])).get(key._id.toHexString());
  if (used && used.bodyHash !== key.bodyHash) throw keyReused();
  return used?.made as Result | undefined;
}

/**
 * Undoes what a request with this key made, once. Returns its result, with `isUndone`. Throws 404 for an
 * unknown key.
 */
export function undoOnce<Result extends { isUndone?: true }>(
  _id: Types.ObjectId,
  what: string,
  undo: (result: Result, session: ClientSession) => Promise<void>,
): Promise<Result> {
  return inTransaction(async (session) => {
    const used = (await findUsedKeys([{ _id }], session)).get(_id.toHexString());
    if (!used) throw notFound(what);
    const result = used.made as Result;
    if (result.isUndone) return result;
    await undo(result, session);
    const undone: Result = { ...result, isUndone: true };
    await updateUsedKey(_id, undone, session);
    return undone;
  });
}

export function keyReused(): ApiError {
  return new ApiError(
    'idempotency_key_reused',
    'This Idempotency-Key was used for something else.',
  );
}

/**
 * A hash of the body, to detect a key that is reused for another request. A parsed body has its keys in
 * the order of its schema, so equal requests have equal JSON.
 */
export function hashOfBody(body: object): string {
  return hash('sha256', JSON.stringify(body), 'base64url');
}
