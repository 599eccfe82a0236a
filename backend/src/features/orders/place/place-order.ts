import type { NewOrder, PhoneOrder } from '../../../contract/order.ts';
import { ApiError } from '../../../http/api-error.ts';
import { hashOfBody } from '../../../http/idempotency-key.ts';
import { ordersPlaced } from '../../../metrics.ts';
import { findEarlierOrder } from './find-earlier-order.ts';
import { finishPlacing, type PlacingOptions } from './finish-placing.ts';
import { firstRecordOf, type Repeatable } from './first-record.ts';
import { newOrderOf } from './new-order.ts';
import { countOrders, limitKeysOf, writeWithinLimits } from './order-limits.ts';
import { nextOrderNumber } from './order-number.model.ts';
import type { StoredOrder } from '../order.model.ts';
import { priceOrder } from './price-order.ts';
import { writeOrder } from './write-order.ts';

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
 * Places an order once, whatever is sent twice or crashes in between: it is written, as `placing`
 * when it needs copies of limited books, and becomes `placed` when it has them. Throws 403 for
 * another's e-mail, 409 for price, stock, book or a request still running, 422 for a key used for
 * something else, 429.
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
  const { uid, key } = request;
  const repeatable = key === undefined ? undefined : { key, bodyHash: hashOfBody(request.order) };
  for (;;) {
    const [writing] = await Promise.allSettled([writeNew(request, repeatable)]);
    const written = writing.status === 'fulfilled' ? writing.value : undefined;
    if (written) {
      const isPlaced = written.status === 'placed';
      await afterStep?.(isPlaced ? 'placed' : 'written');
      const order = isPlaced ? written : await finishPlacing(written, { afterStep });
      ordersPlaced.inc();
      return { order, isReplayed: false };
    }
    // Who sends an order again hears of that one, whatever has changed since.
    const earlier =
      repeatable && (await findEarlierOrder(uid, repeatable.key, repeatable.bodyHash));
    if (earlier) return { order: earlier, isReplayed: true };
    if (writing.status === 'rejected') throw writing.reason;
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

/**
 * Writes the order; one that needs no copies is placed with that. Returns undefined when the customer
 * has an order with this key. A number of one that is not written after all is a gap.
 */
async function writeNew(
  { order, uid, limitKeys, by }: Placing,
  repeatable: Repeatable | undefined,
): Promise<StoredOrder | undefined> {
  // All at once, since every round to the database costs time.
  const [priced, number, counted] = await Promise.all([
    priceOrder(order),
    nextOrderNumber(),
    limitKeys && countOrders(limitKeys),
  ]);
  const parts = newOrderOf({ order, priced, number, uid, by });
  const record = firstRecordOf(parts, { repeatable, limitKeys });
  const write = () => writeOrder(record);
  const isWritten = await (counted ? writeWithinLimits(record, counted, write) : write());
  return isWritten ? record : undefined;
}
