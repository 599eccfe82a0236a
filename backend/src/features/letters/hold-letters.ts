import mongoose from 'mongoose';
import { findProven } from '../../auth/proven-address.model.ts';
import { batchesOf } from '../../database/batches-of.ts';
import { ApiError } from '../../http/api-error.ts';
import { countOnce } from '../../protection/count-once.ts';
import type { StoredOrder } from '../../order-record/order.model.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import { LetterModel } from '../../outbox/letter.model.ts';

// Anybody can make an account with a stranger's address and order with it, or declare a withdrawal.

/** Of so many orders an address hears that nobody has proven, however many accounts name it. */
const mostOrders = { anHour: 3, aDay: 10 };
const batchSize = 50;

/**
 * Returns the ids of those orders whose letters to the customer are held. Whether an order is told of
 * is said with its first letter; an order that the owner has entered always is. Exact across
 * processes: they count under one record for each address, and an order counts once.
 */
export async function findHeldOrders(orders: StoredOrder[]): Promise<Set<string>> {
  const ordered = orders.filter(({ uid, email }) => uid && email);
  const emails = new Map(ordered.map(({ _id, email }) => [_id.toHexString(), email ?? '']));
  const proven = await findProven([...emails.values()]);
  const unproven = [...emails].filter(([, email]) => !proven.has(email));
  const told = await findTold(unproven.map(([id]) => id));
  const isTold = await Promise.all(
    unproven.map(
      async ([id, email]) => told.get(id) ?? (await countTold(id, `orders told to ${email}`)),
    ),
  );
  return new Set(unproven.flatMap(([id], i) => (isTold[i] ? [] : [id])));
}

/**
 * Returns the ids of those declarations whose acknowledgement is held. One of an order that its
 * address is told of goes; others count as orders do but apart from them, so that they use up none
 * of what a buyer hears.
 */
export async function findHeldWithdrawals(declared: StoredWithdrawal[]): Promise<Set<string>> {
  const proven = await findProven(declared.map(({ email }) => email));
  const told = await findTold(declared.flatMap(({ orderId }) => orderId?.toHexString() ?? []));
  const isTold = ({ orderId }: StoredWithdrawal) => told.get(orderId?.toHexString() ?? '') === true;
  const counted = declared
    .filter((each) => !proven.has(each.email) && !isTold(each))
    .map(({ _id, email }) => ({ id: _id.toHexString(), key: `withdrawals told to ${email}` }));
  const hasRoom = await Promise.all(counted.map(({ id, key }) => countTold(id, key)));
  return new Set(counted.flatMap(({ id }, i) => (hasRoom[i] ? [] : [id])));
}

/** Of the orders that have letters, whether they are told of: one that the owner let go is enough. */
async function findTold(ids: string[]): Promise<Map<string, boolean>> {
  const told = new Map<string, boolean>();
  for (const batch of batchesOf(ids, batchSize)) {
    // A letter's key begins with the id of its order.
    const $or = batch.map((id) => ({
      key: mongoose.trusted({ $gte: `${id} order-`, $lt: `${id} order.` }),
    }));
    const letters = await LetterModel.find({ $or }, { key: 1, status: 1 }).lean();
    for (const { key, status } of letters) {
      const id = key.slice(0, key.indexOf(' '));
      told.set(id, told.get(id) === true || status !== 'held');
    }
  }
  return told;
}

/** Counts it under what its address is told. Returns whether there was room. May be repeated. */
async function countTold(id: string, toldTo: string): Promise<boolean> {
  const key = toldTo.toLowerCase();
  try {
    // One after the other: what the hour refuses does not use up the day.
    await countOnce({ id, within: [{ key, most: mostOrders.anHour }] });
    const day = { key: `${key} in a day`, most: mostOrders.aDay, hours: 24 };
    await countOnce({ id, within: [day] });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limit_exceeded') return false;
    throw error;
  }
}

/** Lets the letters go whose address has been proven since. May be repeated at any point. */
export async function releaseProven(): Promise<void> {
  const readers: string[] = await LetterModel.distinct('to', { status: 'held' });
  const proven = await findProven(readers);
  if (proven.size === 0) return;
  const now = new Date();
  await LetterModel.updateMany(
    { status: 'held', to: mongoose.trusted({ $in: [...proven] }) },
    { $set: { status: 'waiting', queuedAt: now, dueAt: now } },
  );
}
