import type { Expected, Stored } from './check.ts';
import type { mongo } from 'mongoose';
import {
  bodyOf,
  groupByKey,
  isSuccess,
  mayHaveMade,
  outcomeOf,
  type SentRequest,
} from '../sent-request.ts';

/** One key is one order, book or import; every response to a key is true, and all are equal. */
export function findKeyViolations(stored: Stored, { asked }: Expected): string[] {
  return [
    ...findStrayOrders(stored),
    ...[...groupByKey(asked)].flatMap(([key, requests]) => [
      ...findTwoOutcomes(key, requests),
      ...findMade(key, requests, stored),
    ]),
  ];
}

/** Each order has the key of one request and a unique number. */
function findStrayOrders({ orders = [], 'request-keys': keys = [] }: Stored): string[] {
  const made = keys
    .map((key) => key['made'] as { orderId?: unknown; mode?: string; text?: string })
    // The key of a return at the counter, or of a message, has not created the order.
    .filter(({ mode, text }) => mode === undefined && text === undefined);
  const found = orders.flatMap(({ _id }) => {
    const count = made.filter(({ orderId }) => String(orderId) === String(_id)).length;
    return count === 1 ? [] : [`order ${String(_id)} was made by ${count} keys`];
  });
  const numbers = new Set(orders.map(({ number }) => number as number));
  return numbers.size === orders.length ? found : [...found, 'two orders have one number'];
}

function findTwoOutcomes(key: string, requests: SentRequest[]): string[] {
  const answered = requests.filter(({ response }) => isSuccess(response));
  const ids = new Set(answered.map(idOf));
  const found = ids.size > 1 ? [`${key} was answered with ${[...ids].join(' and ')}`] : [];
  const doneAt = Math.min(...answered.map(({ answeredAt = Infinity }) => answeredAt));
  const refusedLater = requests.filter(
    ({ sentAt = 0, response }) =>
      sentAt > doneAt && [400, 409, 422].includes(response?.status ?? 0),
  );
  return [...found, ...refusedLater.map(() => `${key} was refused after it was done`)];
}

function idOf({ kind, response }: SentRequest): string {
  type Body = { _id?: string; importId?: string; order?: { _id: string }; book?: { _id: string } };
  const { _id, importId, order, book } = bodyOf<Body>(response);
  return `${kind} ${_id ?? importId ?? order?._id ?? book?._id}`;
}

/** Whether the order must, must not or may exist. */
function findMade(key: string, requests: SentRequest[], stored: Stored): string[] {
  const outcome = outcomeOf(requests);
  const [{ kind, mark = '' }] = requests as [SentRequest];
  const check = (made: mongo.Document[]) =>
    mayHaveMade(outcome, made.length)
      ? []
      : [`${kind} ${key}: ${outcome}, and ${made.length} are there`];
  if (kind === 'place') {
    const ids = requests.map(({ response }) => bodyOf<{ _id: string }>(response)._id);
    const isMade = (order: mongo.Document) =>
      order['key'] === key || ids.includes(String(order['_id'])); // an erased one has no key
    return check(stored['orders']!.filter(isMade));
  }
  const isTitled = ({ title }: mongo.Document) => title === `Created ${mark}`;
  return kind === 'create a book' ? check(stored['books']!.filter(isTitled)) : [];
}
