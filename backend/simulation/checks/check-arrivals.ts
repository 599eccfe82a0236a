import type { mongo } from 'mongoose';
import { bodyOf, isSuccess, type SentRequest } from '../sent-request.ts';
import type { Expected, Stored } from './check.ts';

/** What the key of an arrival leads to, or of a copy that was received at the counter. */
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

/** As many copies as were asked for, once for each key; each is in the stock or with one order. */
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
      const { least: min, most } = range(own, (one) => copiesIn(one.request.body));
      return copies >= min && copies <= most
        ? []
        : [`${copies} copies of ${id} have arrived, asked for ${min} to ${most}`];
    }),
  ];
}

function findWrongUndos(made: MadeArrival[], asked: SentRequest[]): string[] {
  const undos = asked
    .filter(({ kind }) => kind === 'undo an arrival')
    .map((one) => ({ ...one, key: (one.request.body as { key: string }).key }));
  const undone = made.filter(({ isUndone }) => isUndone).length;
  const { least, most } = range(undos, () => 1);
  return undone >= least && undone <= most
    ? []
    : [`${undone} arrivals are undone, asked for ${least} to ${most}`];
}

/** What has certainly happened, and what may have; the same key counts once. */
function range(
  asked: SentRequest[],
  countOf: (one: SentRequest) => number,
): { least: number; most: number } {
  const byKey = new Map(asked.map((one) => [one.key, countOf(one)]));
  const sum = (isCounted: (response: SentRequest['response']) => boolean) =>
    [...byKey]
      .filter(([key]) => asked.some((one) => one.key === key && isCounted(one.response)))
      .reduce((all, [, count]) => all + count, 0);
  return {
    least: sum(isSuccess),
    most: sum((response) => isSuccess(response) || !response || response.status >= 500),
  };
}

/** An ordered book has its copy out of one arrival, and an arrival gives to the orders it names. */
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
      // A book that has not appeared yet may lie in the shop when it is ordered.
      .filter(({ name, isAtOnce }) => !isAtOnce || given.includes(name))
      .map(({ name }) => name),
  );
  const left = new Map<string, number>();
  for (const each of given) left.set(each, (left.get(each) ?? 0) + 1);
  for (const each of arrived) left.set(each, (left.get(each) ?? 0) - 1);
  return [...left]
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `arrival for order ${what}: ${count > 0 ? 'not there' : 'not given'}`);
}

const bookIn = (body: HttpBody) => (body as { bookId: string }).bookId;
const copiesIn = (body: HttpBody) => (body as { copies: number }).copies;
type HttpBody = SentRequest['request']['body'];
