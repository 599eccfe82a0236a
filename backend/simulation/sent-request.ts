import type { Command } from './commands.ts';
import type { HttpRequest, HttpResponse } from './http-client.ts';

export interface SentRequest {
  kind: Command['kind'];
  request: HttpRequest;
  /** Idempotency-Key of the request. */
  key?: string;
  /** The response's content; undefined while or if there is none. */
  response?: HttpResponse;
  /** Logical times of request and response. */
  sentAt?: number;
  answeredAt?: number;
  /** A value that only this command writes. */
  mark?: string | number;
  /** The number of the admin who sent it. */
  admin?: number;
  /** Orders that were known when it was sent. */
  knownOrders?: KnownOrder[];
}

export interface KnownOrder {
  _id: string;
  number: number;
  email: string;
  items: { bookId: string; promisedBy?: string }[];
  /** The number of the customer; undefined for orders that an admin entered. */
  customer?: number;
}

export const importTitle = (mark: number, row: number) => `Import ${mark} row ${row}`;

export function bodyOf<Body extends object>(response: HttpResponse | undefined): Partial<Body> {
  const isObject = typeof response?.body === 'object' && response.body !== null;
  return isObject ? (response.body as Partial<Body>) : {};
}

/** Orders that a response confirmed, in the order of their requests. */
export function knownOrders(asked: SentRequest[]): KnownOrder[] {
  const orders = asked.flatMap(({ kind, request, response }) => {
    const isNew = kind === 'place' || kind === 'order by phone' || kind === 'scan';
    const order =
      kind === 'scan'
        ? bodyOf<{ order?: KnownOrder }>(response).order
        : bodyOf<KnownOrder>(response);
    if (!isNew || !isSuccess(response) || !order?._id) return [];
    const cookie = request.headers?.['Cookie'] !== undefined;
    const customer = cookie ? Number(/reader-(\d)/.exec(order.email ?? '')?.[1]) : undefined;
    return [{ ...(order as KnownOrder), ...(customer !== undefined && { customer }) }];
  });
  return [...new Map(orders.map((order) => [order._id, order])).values()];
}

export const isSuccess = (response: HttpResponse | undefined) =>
  response !== undefined && response.status >= 200 && response.status < 300;

/** The requests of each command that has a key. */
export function groupByKey(asked: SentRequest[]): Map<string, SentRequest[]> {
  const byKey = new Map<string, SentRequest[]>();
  for (const one of asked) if (one.key) byKey.set(one.key, [...(byKey.get(one.key) ?? []), one]);
  return byKey;
}

export type Outcome = 'done' | 'refused' | 'unknown';

/** The outcome of a command that was sent by one or more requests; a 5xx or no response leaves it unknown. */
export function outcomeOf(requests: SentRequest[]): Outcome {
  if (requests.some(({ response }) => isSuccess(response))) return 'done';
  const isRefused = requests.every(({ response }) => response && response.status < 500);
  return isRefused ? 'refused' : 'unknown';
}

/** Whether a command with this outcome may have made so many of its `all` things: it makes all or none. */
export function mayHaveMade(outcome: Outcome, count: number, all = 1): boolean {
  return (outcome !== 'refused' && count === all) || (outcome !== 'done' && count === 0);
}
