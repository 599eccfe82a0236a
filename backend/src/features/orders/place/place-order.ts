import { Types } from 'mongoose';
import { foldEmail } from '../../../contract/text/email.ts';
import type { NewOrder, OrderSource, PhoneOrder } from '../../../contract/order/order.ts';
import { dialledDigits } from '../../../contract/text/phone-digits.ts';
import type { RequestKey } from '../../../database/request-key.model.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { CustomerCaller } from '../../../http/route.ts';
import { findResult, keyScopes, requestKeyOf } from '../../../http/idempotency-key.ts';
import { widerNetworkFactor, widerNetworkOf } from '../../../protection/rate-limit.ts';
import {
  countedIdOf,
  countOnce,
  uncountRefused,
  type Counted,
} from '../../../protection/count-once.ts';
import { readOrder } from '../read-order.queries.ts';
import { commitOrder, type OrderResult, type PlacedOrder } from './commit-orders.ts';
import { nextOrderNumber } from './order-number.model.ts';

export interface OrderRequest {
  customer: Pick<CustomerCaller, 'uid' | 'email' | 'sessionId'>;
  order: NewOrder;
  /** Of the header `Idempotency-Key`: the same key is the same order for 24 hours. */
  key: string | undefined;
  /** Network address the request came from. */
  address: string;
}

/** An order that the owner enters: it belongs to no account, and the limits for customers do not count it. */
interface OwnersOrderRequest {
  order: PhoneOrder;
  source: OrderSource;
  /** Made of the key by `requestKeyOf`. */
  request: RequestKey | undefined;
  /** The admin's name. */
  by: string;
}

/**
 * Places an order, once for one key. Throws 401 when the customer has signed out or is erased meanwhile,
 * 403 for another's e-mail, 409 for price, stock or book, 422 for a key used for something else, 429.
 */
export async function placeOrder({
  customer,
  order,
  key,
  address,
}: OrderRequest): Promise<PlacedOrder> {
  const { uid, email, sessionId } = customer;
  assertOwnEmail(email, order);
  const request = requestKeyOf(keyScopes.customerOrder(uid), key, order);
  // Hourly limits against bots; the one by address is high, since offices and schools share one.
  const widerNetwork = widerNetworkOf(address);
  const limit: Counted = {
    id: countedIdOf(request),
    limits: [
      { key: `order-customer ${uid}`, max: 10 },
      { key: `order-phone ${dialledDigits(order.phone)}`, max: 10 },
      { key: `order-address ${address}`, max: 100 },
      ...(widerNetwork
        ? [{ key: `order-address ${widerNetwork}`, max: 100 * widerNetworkFactor }]
        : []),
    ],
  };
  // Outside of the transaction, where all orders would conflict on the counters.
  const [counted, number] = await Promise.allSettled([countOnce(limit), nextOrderNumber()]);
  try {
    if (number.status === 'rejected') throw number.reason;
    if (counted.status === 'rejected') return await replay(request, counted.reason);
    const _id = new Types.ObjectId();
    return await commitOrder({ _id, number: number.value, order, uid, sessionId, request, key });
  } catch (error) {
    await uncountRefused(limit, error);
    throw error;
  }
}

/** A repeated request gets its order also when the limit is reached. */
async function replay(request: RequestKey | undefined, refusal: unknown): Promise<PlacedOrder> {
  const result = await findResult<OrderResult>(request);
  if (!result) throw refusal;
  return { order: await readOrder({ _id: result.orderId.toHexString() }), isReplayed: true };
}

/**
 * Places an order by telephone, or a sale over the counter, which is delivered at once. Throws 409 for
 * stock or book, 422.
 */
export async function placeOwnersOrder(request: OwnersOrderRequest): Promise<PlacedOrder> {
  const number = await nextOrderNumber();
  return commitOrder({ ...request, _id: new Types.ObjectId(), number, uid: '', key: undefined });
}

function assertOwnEmail(email: string | null, order: NewOrder): void {
  if (!email) {
    throw new ApiError('access_denied', 'Your sign-in has no e-mail address; orders need one.');
  }
  if (foldEmail(order.email) !== email) {
    throw new ApiError('access_denied', 'Orders can only be placed with your own e-mail address.');
  }
}
