import type { mongo } from 'mongoose';
import {
  bodyOf,
  groupByKey,
  isSuccess,
  outcomeOf,
  type Outcome,
  type SentRequest,
} from '../sent-request.ts';
import type { Expected, Stored } from './check.ts';

/** The stored result of an arrival, or of a copy that was received at the counter. */
interface MadeArrival {
  bookId: unknown;
  isScan: boolean;
  at: Date;
  orders: { _id: unknown }[];
  left: number;
  isUndone?: true;
}

export function arrivalsIn({ 'request-keys': keys = [] }: Stored): MadeArrival[] {
  return keys
    .map(({ made }) => made as Partial<MadeArrival> & { given?: Partial<MadeArrival> })
    .map(({ given, ...made }) => ({ ...made, ...given, isScan: Boolean(given) }))
    .filter((made): made is MadeArrival => made.left !== undefined);
}

/** Each key adds its copies once; each copy is in stock or with one order. */
export function findArrivalViolations(stored: Stored, { asked }: Expected): string[] {
  const made = arrivalsIn(stored);
  const arrivals = made.filter(({ isScan }) => !isScan);
  return [
    ...findWrongCopies(arrivals, asked),
    ...findWrongUndos(arrivals, asked),
    ...findWrongOrders(made, stored),
  ];
}

function findWrongCopies(made: MadeArrival[], asked: SentRequest[]): string[] {
  const arrivals = asked.filter(({ kind }) => kind === 'arrival');
  const wrong = arrivals.filter(({ request, response }) => {
    const { given, left } = bodyOf<{ given: object[]; left: number }>(response);
    return isSuccess(response) && (given?.length ?? 0) + (left ?? NaN) !== copiesIn(request.body);
  });
  const books = new Set(arrivals.map(({ request }) => bookIn(request.body)));
  return [
    ...wrong.map(({ key }) => `${key}: the response names another number of copies`),
    ...[...books].flatMap((id) => {
      const here = made.filter(({ bookId }) => String(bookId) === id);
      const copies = here.reduce((sum, { orders, left }) => sum + orders.length + left, 0);
      const own = arrivals.filter(({ request }) => bookIn(request.body) === id);
      const { min, max } = range(own, (one) => copiesIn(one.request.body));
      return copies >= min && copies <= max
        ? []
        : [`${copies} copies of ${id} have arrived, asked for ${min} to ${max}`];
    }),
  ];
}

function findWrongUndos(made: MadeArrival[], asked: SentRequest[]): string[] {
  const undos = asked
    .filter(({ kind }) => kind === 'undo an arrival')
    .map((one) => ({ ...one, key: (one.request.body as { key: string }).key }));
  const undone = made.filter(({ isUndone }) => isUndone).length;
  const { min, max } = range(undos, () => 1);
  return undone >= min && undone <= max
    ? []
    : [`${undone} arrivals are undone, asked for ${min} to ${max}`];
}

/** Counts what has certainly happened (`min`) and what may have happened (`max`), once for each key. */
function range(
  asked: SentRequest[],
  countOf: (one: SentRequest) => number,
): { min: number; max: number } {
  const commands = [...groupByKey(asked).values()];
  const sum = (...outcomes: Outcome[]) =>
    commands
      .filter((requests) => outcomes.includes(outcomeOf(requests)))
      .reduce((all, [first]) => all + countOf(first!), 0);
  return { min: sum('done'), max: sum('done', 'unknown') };
}

/** A copy with an order comes from one arrival, and an arrival has only the orders that it lists. */
function findWrongOrders(made: MadeArrival[], { orders = [] }: Stored): string[] {
  const given = made
    .filter(({ isUndone }) => !isUndone)
    .flatMap(({ bookId, at, orders: named }) =>
      named.map(({ _id }) => `${String(_id)} ${String(bookId)} ${at.getTime()}`),
    );
  const arrived = orders.flatMap(({ _id, createdAt, items }) =>
    (items as mongo.Document[])
      .filter(({ arrivedAt }) => arrivedAt)
      .map(({ bookId, arrivedAt }) => ({
        name: `${String(_id)} ${String(bookId)} ${+(arrivedAt as Date)}`,
        isAtOnce: +(arrivedAt as Date) === +(createdAt as Date),
      }))
      // An unpublished book may already be in the shop when it is ordered.
      .filter(({ name, isAtOnce }) => !isAtOnce || given.includes(name))
      .map(({ name }) => name),
  );
  const balance = new Map<string, number>();
  for (const each of given) balance.set(each, (balance.get(each) ?? 0) + 1);
  for (const each of arrived) balance.set(each, (balance.get(each) ?? 0) - 1);
  return [...balance]
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `arrival for order ${what}: ${count > 0 ? 'not there' : 'not given'}`);
}

const bookIn = (body: HttpBody) => (body as { bookId: string }).bookId;
const copiesIn = (body: HttpBody) => (body as { copies: number }).copies;
type HttpBody = SentRequest['request']['body'];
