import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { NewOrder } from '../../contract/order.ts';
import { ApiError } from '../../http/api-error.ts';
import { findEarlierOrder, waitMs } from './find-earlier-order.ts';
import { finishPlacing, leaseMs, type PlacingOptions } from './finish-placing.ts';
import { countOrder, uncountOrder, type OrderSource } from './order-limits.ts';
import { nextOrderNumber } from './order-number.model.ts';
import { OrderModel, type StoredOrder } from './order.model.ts';
import { priceOrder } from './price-order.ts';
import { searchTermsOf } from './search-terms.ts';

export interface OrderRequest {
  customer: { uid: string; email: string | null };
  order: NewOrder;
  /** Of the header `Idempotency-Key`: the same key is the same order for 24 hours. */
  key: string | undefined;
  /** Network address the request came from. */
  address: string;
}

export interface PlacedOrder {
  order: StoredOrder;
  /** True when an earlier request with this key had placed it. */
  isReplayed: boolean;
}

/** Requests with a key that this process works on. */
const running = new Map<string, Promise<unknown>>();

/**
 * Places an order once, whatever is sent twice or crashes in between (rulings R3 to R9, R33).
 * Throws 403 for another's e-mail, 409 for price, stock, book or a request still running, 422 for
 * a key used for something else, 429.
 */
export async function placeOrder(
  request: OrderRequest,
  options: PlacingOptions = {},
): Promise<PlacedOrder> {
  const { customer, order, key } = request;
  if (!customer.email) {
    throw new ApiError('access_denied', 'Your sign-in has no e-mail address; orders need one.');
  }
  if (order.email.toLowerCase() !== customer.email) {
    throw new ApiError('access_denied', 'Orders can only be placed with your own e-mail address.');
  }
  if (key === undefined) return placeNew(request, options);

  const id = JSON.stringify([customer.uid, key]);
  const giveUpAt = Date.now() + waitMs;
  while (running.has(id)) {
    const finished = running.get(id)?.catch(() => {});
    await Promise.race([
      finished,
      sleep(Math.max(0, giveUpAt - Date.now()), undefined, { ref: false }),
    ]);
    if (Date.now() >= giveUpAt) throw inProgress();
  }
  const placing = placeOnce(request, key, giveUpAt, options);
  running.set(id, placing);
  try {
    return await placing;
  } finally {
    running.delete(id);
  }
}

/** Another process may use the same key at the same time: the unique index lets one of them in. */
async function placeOnce(
  request: OrderRequest,
  key: string,
  giveUpAt: number,
  options: PlacingOptions,
): Promise<PlacedOrder> {
  const idempotency = { key, bodyHash: hashOf(request.order) };
  const { uid } = request.customer;
  for (;;) {
    try {
      return await placeNew(request, options, idempotency, () =>
        findEarlierOrder(uid, key, idempotency.bodyHash, giveUpAt),
      );
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
      if (Date.now() >= giveUpAt) throw inProgress();
    }
  }
}

async function placeNew(
  request: OrderRequest,
  options: PlacingOptions,
  idempotency: { key?: string; bodyHash?: string } = {},
  findEarlier: () => Promise<StoredOrder | undefined> = () => Promise.resolve(undefined),
): Promise<PlacedOrder> {
  const { customer, order, address } = request;
  const source = { uid: customer.uid, phone: order.phone, address };
  const prepared = await prepare(order, source, findEarlier);
  if ('earlier' in prepared) return { order: prepared.earlier, isReplayed: true };
  const { number, priced } = prepared;
  const { items, totalCents, limitedBookIds } = priced;
  try {
    const now = new Date();
    const { totalPrice: _seen, productIds: _ids, ...details } = order;
    // Without limited books there is nothing that could fail after this write.
    const isLimited = limitedBookIds.length > 0;
    const written = await OrderModel.create({
      ...details,
      ...idempotency,
      number,
      uid: customer.uid,
      emailLower: order.email.toLowerCase(),
      items,
      totalCents,
      limitedBookIds,
      status: isLimited ? 'placing' : 'placed',
      history: [{ status: 'placed', at: now }],
      searchTerms: searchTermsOf(order),
      leaseUntil: isLimited ? new Date(now.getTime() + leaseMs) : undefined,
    });
    const stored = written.toObject();
    await options.afterStep?.('written');
    return {
      order: isLimited ? await finishPlacing(stored, options) : stored,
      isReplayed: false,
    };
  } catch (error) {
    await uncountOrder(source);
    throw error;
  }
}

/**
 * What a new order needs from the database, asked for at once, since every round to it costs
 * time. What turns out not to be needed is taken back; a number that is not used is a gap.
 */
async function prepare(
  order: NewOrder,
  source: OrderSource,
  findEarlier: () => Promise<StoredOrder | undefined>,
) {
  const [earlier, priced, counted, number] = await Promise.allSettled([
    findEarlier(),
    priceOrder(order),
    countOrder(source),
    nextOrderNumber(),
  ]);
  const isNew = earlier.status === 'fulfilled' && !earlier.value;
  const isPossible = priced.status === 'fulfilled' && number.status === 'fulfilled';
  if (counted.status === 'fulfilled' && !(isNew && isPossible)) await uncountOrder(source);
  const found = valueOf(earlier);
  if (found) return { earlier: found };
  const result = { priced: valueOf(priced), number: valueOf(number) };
  valueOf(counted);
  return result;
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** The parsed body has its keys in the order of the schema, so equal requests have equal text. */
function hashOf(order: NewOrder): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url');
}

function isKeyTaken(error: unknown): boolean {
  return (
    error instanceof mongoose.mongo.MongoServerError &&
    error.code === 11000 &&
    'key' in ((error.keyPattern as object | undefined) ?? {})
  );
}

function inProgress(): ApiError {
  return new ApiError('request_in_progress', 'This order is being placed. Please wait a moment.', {
    retryAfter: 2,
  });
}
