import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { orderStates, type OrderStatus } from '../src/contract/order/order-status.ts';

type Db = mongo.Db;
type Document = mongo.Document;

// What must hold when a run has settled, counted from what is stored, without any code of the shop
// but the table of an order's states.

interface Outcome {
  /** Set when the caller was answered: what with. */
  orderId?: string;
  error?: string;
  isKnown: boolean;
}

export interface Asked {
  /** Key of the request, for what makes something. */
  key?: string;
  kind: string;
  outcome: Outcome;
}

export interface Expected {
  asked: Asked[];
  stocks: Map<string, number | undefined>;
}

interface StoredStep {
  status: OrderStatus;
  at: Date;
  undo?: boolean;
  returned?: object[];
}

/** Returns what does not hold, in sentences. */
export async function findViolations(
  db: Db,
  { asked, stocks }: Expected,
  reports: { orders: number; revenue: number }[],
): Promise<string[]> {
  const orders = await db.collection('orders').find().toArray();
  return [
    ...(await checkStock(db, orders, stocks)),
    ...checkKeys(orders, asked),
    ...(await checkEmails(db, orders)),
    ...checkReports(orders, reports),
    ...checkNumbers(orders),
  ];
}

/** Each copy is on the shelf or with one order: nothing is sold twice and nothing gets lost. */
async function checkStock(db: Db, orders: Document[], stocks: Expected['stocks']) {
  const received = await db.collection('request-keys').find({ 'made.mode': 'receive' }).toArray();
  const found: string[] = [];
  for (const book of await db.collection('books').find().toArray()) {
    const id = String(book['_id']);
    const first = stocks.get(id);
    if (first === undefined) continue;
    const isThis = (each: unknown) => String(each) === id;
    const arrived = received.filter((key) => {
      const made = key['made'] as { bookId: unknown; isUndone?: true };
      return isThis(made.bookId) && !made.isUndone;
    }).length;
    const out = orders.filter((order) => (order['stockTrackedBookIds'] as unknown[]).some(isThis));
    const held = out.filter(({ status, items }) => {
      const item = (items as Document[]).find(({ bookId }) => isThis(bookId));
      return orderStates[status as OrderStatus].isSale && !item?.['returnedAt'];
    }).length;
    const expected = first + arrived - held;
    if (book['stock'] !== expected || expected < 0) {
      found.push(`stock of ${id}: ${book['stock']}, expected ${first} + ${arrived} - ${held}`);
    }
  }
  return found;
}

/** One key is one order, and what a customer was told is so. */
function checkKeys(orders: Document[], asked: Asked[]): string[] {
  const found: string[] = [];
  for (const key of new Set(
    asked.flatMap(({ kind, key }) => (kind === 'place' && key ? [key] : [])),
  )) {
    const made = orders.filter((order) => order['key'] === key);
    const outcomes = asked.filter((each) => each.key === key).map(({ outcome }) => outcome);
    const told = new Set(outcomes.flatMap(({ orderId }) => orderId ?? []));
    if (made.length > 1) found.push(`key ${key} made ${made.length} orders`);
    if (told.size > 1) found.push(`key ${key} was answered with ${told.size} orders`);
    for (const id of told) {
      if (String(made[0]?.['_id']) !== id) found.push(`key ${key}: order ${id} is not there`);
    }
    const isRefused = outcomes.every(({ isKnown, error }) => isKnown && error?.startsWith('4'));
    if (isRefused && made.length > 0) found.push(`key ${key} was refused, and an order is there`);
  }
  return found;
}

/** Every email that a step asks for is there once, those of an undone step not at all. */
async function checkEmails(db: Db, orders: Document[]): Promise<string[]> {
  const queued = await db.collection('queued-emails').find({ of: 'order' }).toArray();
  const found: string[] = [];
  for (const order of orders) {
    const steps = (order['history'] as StoredStep[]).filter((step) => !('changed' in step));
    const expected = steps.flatMap((step, i) => {
      if (step.undo || steps[i + 1]?.undo) return [];
      const kinds = step.returned ? returnedKinds(step) : orderStates[step.status].emails;
      return kinds.map((kind) => `${kind} ${step.at.getTime()}`);
    });
    const own = queued.filter(({ recordId }) => String(recordId) === String(order['_id']));
    const actual = own.flatMap(({ kinds, at }) =>
      (kinds as string[]).map((kind) => `${kind} ${(at as Date).getTime()}`),
    );
    if (!isDeepStrictEqual(actual.sort(), expected.sort())) {
      found.push(
        `emails of ${String(order['_id'])}: ${actual.join()}, expected ${expected.join()}`,
      );
    }
  }
  return found;
}

function returnedKinds(step: StoredStep): readonly string[] {
  return step.status === 'returned' ? orderStates.returned.emails : ['order-books-returned'];
}

/** The owner's report is what the orders add up to. */
function checkReports(
  orders: Document[],
  reports: { orders: number; revenue: number }[],
): string[] {
  const sales = orders.filter(({ status }) => orderStates[status as OrderStatus].isSale);
  const cents = sales.reduce(
    (sum, { totalCents, returnedCents }) => sum + totalCents - (returnedCents ?? 0),
    0,
  );
  const expected = { orders: sales.length, revenue: cents / 100 };
  return reports
    .filter((report) => !isDeepStrictEqual(report, expected))
    .map((report) => `report ${JSON.stringify(report)}, expected ${JSON.stringify(expected)}`);
}

function checkNumbers(orders: Document[]): string[] {
  const numbers = new Set(orders.map(({ number }) => number as number));
  return numbers.size === orders.length ? [] : ['two orders have one number'];
}
