import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import type { NewOrder, PhoneOrder } from '../../contract/order.ts';
import { ApiError } from '../../http/api-error.ts';
import { ordersPlaced } from '../../metrics.ts';
import { findEarlierOrder } from './find-earlier-order.ts';
import { finishPlacing, type PlacingOptions } from './finish-placing.ts';
import { newLease } from './lease.ts';
import { newOrderOf } from './new-order.ts';
import { checkOrderLimits, limitKeysOf } from './order-limits.ts';
import { nextOrderNumber } from './order-number.model.ts';
import { OrderModel, type StoredOrder } from './order.model.ts';
import { priceOrder } from './price-order.ts';

export interface OrderRequest {
  customer: { uid: string; email: string | null };
  order: NewOrder;
  /** Of the header `Idempotency-Key`: the same key is the same order for 24 hours. */
  key: string | undefined;
  /** Network address the request came from. */
  address: string;
}

/** One that the owner takes down: it belongs to no account, and no limit of customers counts it. */
export interface PhoneOrderRequest {
  order: PhoneOrder;
  key: string | undefined;
  /** The admin's name. */
  by: string;
}

interface PlacedOrder {
  order: StoredOrder;
  /** True when an earlier request with this key had placed it. */
  isReplayed: boolean;
}

/**
 * Places an order once, whatever is sent twice or crashes in between: it is written as `placing`,
 * its copies are reserved, then it becomes `placed`. Throws 403 for another's e-mail, 409 for price,
 * stock, book or a request still running, 422 for a key used for something else, 429.
 */
export function placeOrder(request: OrderRequest, options?: PlacingOptions): Promise<PlacedOrder> {
  refuseForeignEmail(request);
  const { customer, order, address } = request;
  const { uid } = customer;
  const limitKeys = limitKeysOf({ uid, phone: order.phone, address });
  return place({ ...request, uid, limitKeys }, options);
}

/** The same for an order by telephone. Throws 409 for stock, book or a request running, 422. */
export function placePhoneOrder(
  request: PhoneOrderRequest,
  options?: PlacingOptions,
): Promise<PlacedOrder> {
  return place({ ...request, uid: '' }, options);
}

interface Placing {
  order: NewOrder | PhoneOrder;
  key: string | undefined;
  uid: string;
  limitKeys?: string[];
  by?: string;
}

async function place(request: Placing, { afterStep }: PlacingOptions = {}): Promise<PlacedOrder> {
  const { uid } = request;
  const repeatable =
    request.key === undefined ? undefined : { key: request.key, bodyHash: hashOf(request.order) };
  for (;;) {
    // Both at once, since every round to the database costs time.
    const [earlier, draft] = await Promise.allSettled([
      repeatable && findEarlierOrder(uid, repeatable.key, repeatable.bodyHash),
      draftOrder(request),
    ]);
    const replayed = valueOf(earlier);
    if (replayed) return { order: replayed, isReplayed: true };
    const written = await write({ ...valueOf(draft), ...repeatable });
    if (!written) continue; // another request with this key was faster
    await afterStep?.('written');
    const order = await finishPlacing(written, { afterStep });
    ordersPlaced.inc();
    return { order, isReplayed: false };
  }
}

function refuseForeignEmail({ customer, order }: OrderRequest): void {
  if (!customer.email) {
    throw new ApiError('access_denied', 'Your sign-in has no e-mail address; orders need one.');
  }
  if (order.email.toLowerCase() !== customer.email) {
    throw new ApiError('access_denied', 'Orders can only be placed with your own e-mail address.');
  }
}

/** The order as it will be written. A number of one that is not written after all is a gap. */
async function draftOrder({ order, uid, limitKeys, by }: Placing) {
  const [priced, number] = await Promise.all([
    priceOrder(order),
    nextOrderNumber(),
    limitKeys && checkOrderLimits(limitKeys),
  ]);
  return { ...newOrderOf({ order, priced, number, uid, by }), ...(limitKeys && { limitKeys }) };
}

/** Returns undefined when the customer has an order with this key: the unique index lets one in. */
async function write(
  draft: Awaited<ReturnType<typeof draftOrder>> & { key?: string; bodyHash?: string },
): Promise<StoredOrder | undefined> {
  try {
    const written = await OrderModel.create({
      ...draft,
      status: 'placing',
      leaseUntil: newLease(),
    });
    return written.toObject();
  } catch (error) {
    if (isKeyTaken(error)) return undefined;
    throw error;
  }
}

function isKeyTaken(error: unknown): boolean {
  return (
    error instanceof mongoose.mongo.MongoServerError &&
    error.code === 11000 &&
    'key' in ((error.keyPattern as object | undefined) ?? {})
  );
}

/** The parsed body has its keys in the order of the schema, so equal requests have equal text. */
function hashOf(order: Placing['order']): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url');
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
