import type { mongo } from 'mongoose';
import { orderStates, type OrderStatus } from '../src/contract/order/order-status.ts';
import type { Expected, Stored } from './check.ts';

interface Field {
  name: string;
  before?: number;
  after?: number;
}

/** Each copy is on its shelf or with one order: nothing is sold twice and nothing gets lost. */
export function findStockViolations(stored: Stored, { books }: Expected): string[] {
  const { orders = [], 'audit-log': entries = [] } = stored;
  const found: string[] = [];
  for (const { _id, stock: initial } of books) {
    if (initial === undefined) continue;
    const id = String(_id);
    const stock = Number(stored['books']?.find((each) => String(each['_id']) === id)?.['stock']);
    const changes = entries
      .filter((entry) => entry['of'] === 'book' && entry['id'] === id)
      .flatMap(({ fields }) => (fields as Field[]).filter(({ name }) => name === 'stock'))
      .map(({ before = 0, after = 0 }) => after - before);
    const changed = changes.reduce((sum, each) => sum + each, 0);
    const held = orders.filter((order) => holds(order, id)).length;
    const expected = Number(initial) + changed - held;
    if (stock !== expected || stock < 0) {
      found.push(`stock of ${id}: ${stock}, expected ${initial} + ${changed} - ${held}`);
    }
  }
  return found;
}

function holds({ status, items, stockTrackedBookIds }: mongo.Document, id: string): boolean {
  const isThis = (each: unknown) => String(each) === id;
  const item = (items as mongo.Document[]).find(({ bookId }) => isThis(bookId));
  const isOut = orderStates[status as OrderStatus].isSale && !item?.['returnedAt'];
  return isOut && (stockTrackedBookIds as unknown[]).some(isThis);
}
