import { randomUUID } from 'node:crypto';
import { foldEmail } from '../../../contract/text/email.ts';
import type { NewOrder, OrderSource, PhoneOrder } from '../../../contract/order/order.ts';
import { dialledDigits } from '../../../contract/text/phone-digits.ts';
import { ApiError } from '../../../http/api-error.ts';
import { hashOfBody } from '../../../http/idempotency-key.ts';
import { ordersPlaced } from '../../../metrics.ts';
import { aroundTimes, networkAround } from '../../../protection/rate-limit.ts';
import { countOnce, uncount, type Counted } from '../../../protection/count-once.ts';
import { reach } from '../../../runtime/steps.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';
import { finishWork } from '../process/finish-work.ts';
import { findEarlierOrder, freeOldKey, type Repeatable } from './find-earlier-order.ts';
import { firstRecordOf, newOrderOf, writeOrder } from './new-order.ts';
import { nextOrderNumber } from './order-number.model.ts';
import { priceOrder } from './price-order.ts';

export interface OrderRequest {
  customer: { uid: string; email: string | null };
  order: NewOrder;
  /** Of the header `Idempotency-Key`: the same key is the same order for 24 hours. */
  key: string | undefined;
  /** Network address the request came from. */
  address: string;
}

/** What the owner enters: it belongs to no account, and no limit of customers counts it. */
export interface OwnersOrderRequest {
  order: PhoneOrder;
  source: OrderSource;
  key: string | undefined;
  /** The admin's name. */
  by: string;
}

interface PlacedOrder {
  order: StoredOrder;
  /** True when an earlier request with this key had placed it. */
  isReplayed: boolean;
}

interface Placing {
  order: NewOrder | PhoneOrder;
  uid: string;
  source?: OrderSource;
  by?: string;
  repeatable: Repeatable | undefined;
  /** Absent for what the owner enters. */
  limit?: Counted;
}

/**
 * Places an order once, whatever is sent twice or crashes in between: it is written, as `placing`
 * when it needs copies of limited books, and becomes `placed` when it has them. Throws 403 for
 * another's e-mail, 409 for price, stock, book or a request still running, 422 for a key used for
 * something else, 429.
 */
export async function placeOrder(request: OrderRequest): Promise<PlacedOrder> {
  const { customer, order, key, address } = request;
  const { uid, email } = customer;
  refuseForeignEmail(email, order);
  const repeatable = repeatableOf(uid, key, order);
  // At most so many an hour, against bots and made-up orders; offices and schools share one address.
  const around = networkAround(address);
  const limit: Counted = {
    id: repeatable ? `${repeatable.key} ${repeatable.bodyHash}` : randomUUID(),
    limits: [
      { key: `order-customer ${uid}`, max: 10 },
      { key: `order-phone ${dialledDigits(order.phone)}`, max: 10 },
      { key: `order-address ${address}`, max: 100 },
      ...(around ? [{ key: `order-address ${around}`, max: 100 * aroundTimes }] : []),
    ],
  };
  try {
    return await place({ order, uid, repeatable, limit });
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status < 500;
    if (isRefusal && error.code !== 'request_in_progress') await uncount(limit);
    throw error;
  }
}

/**
 * The same for an order by telephone, and for a sale over the counter, which is delivered at once.
 * Throws 409 for stock, book or a request running, 422.
 */
export function placeOwnersOrder(request: OwnersOrderRequest): Promise<PlacedOrder> {
  const { order, source, key, by } = request;
  const repeatable = repeatableOf('', key, { source, ...order });
  return place({ order, uid: '', source, by, repeatable });
}

async function place(request: Placing): Promise<PlacedOrder> {
  const { repeatable } = request;
  const [writing] = await Promise.allSettled([writeNew(request)]);
  const written = writing.status === 'fulfilled' ? writing.value : undefined;
  if (written) {
    await reach(written.process ? 'begun' : 'done');
    const order = written.process ? await finishWork(written) : written;
    ordersPlaced.inc();
    return { order, isReplayed: false };
  }
  const isTaken = writing.status === 'fulfilled';
  const isFree = isTaken && repeatable && (await freeOldKey(repeatable));
  if (isFree) return place(request);
  // Who sends an order again hears of that one, whatever has changed since.
  const earlier = repeatable && (await findEarlierOrder(repeatable, { isTaken }));
  if (earlier) return { order: earlier, isReplayed: true };
  throw isTaken ? new Error('An order got a number that another has.') : writing.reason;
}

/**
 * Writes the order; one that needs no copies is placed with that. Whether copies are there is looked
 * at only when its key is taken: a repeat must not be refused what the first one gets. Returns
 * undefined when the customer has an order with this key. A number that is not used is a gap.
 */
async function writeNew(request: Placing): Promise<StoredOrder | undefined> {
  const { order, uid, source, by, repeatable, limit } = request;
  // All at once, since every round to the database costs time.
  const work = [
    priceOrder(order, { isInShop: source === 'counter' }),
    nextOrderNumber(),
    Promise.resolve(limit && countOnce(limit)),
  ] as const;
  await Promise.allSettled(work); // what is given back after a refusal must have been counted
  const [priced, number] = await Promise.all(work);
  const record = firstRecordOf(newOrderOf({ order, priced, number, uid, source, by }), repeatable);
  const isWritten = await writeOrder(record);
  return isWritten ? record : undefined;
}

function repeatableOf(uid: string, key: string | undefined, order: object) {
  return key === undefined ? undefined : { uid, key, bodyHash: hashOfBody(order) };
}

function refuseForeignEmail(email: string | null, order: NewOrder): void {
  if (!email) {
    throw new ApiError('access_denied', 'Your sign-in has no e-mail address; orders need one.');
  }
  if (foldEmail(order.email) !== email) {
    throw new ApiError('access_denied', 'Orders can only be placed with your own e-mail address.');
  }
}
