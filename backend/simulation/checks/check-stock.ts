import type { mongo } from 'mongoose';
import { orderStates, type OrderStatus } from '../../src/contract/order/order-status.ts';
import { arrivalsIn } from './check-arrivals.ts';
import type { Expected, Stored } from './check.ts';

interface Field {
  name: string;
  before?: number;
  after?: number;
}

/**
 * Each copy is in stock or with one order: none is sold twice or lost. Copies that arrived for orders, or
 * that were sent before their arrival was entered, are added.
 */
export function findStockViolations(stored: Stored, { books }: Expected): string[] {
  const { orders = [], 'audit-log': entries = [] } = stored;
  const arrivals = arrivalsIn(stored);
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
    const reserved = orders.filter((order) => reserves(order, id)).length;
    const given = arrivals
      .filter(({ bookId, isUndone }) => String(bookId) === id && !isUndone)
      .reduce((sum, arrival) => sum + arrival.orders.length, 0);
    const unnoted = orders.filter((order) => cameBackUnnoted(order, id)).length;
    const expected = Number(initial) + changed + given + unnoted - reserved;
    if (stock !== expected || stock < 0) {
      const sum = `${initial} + ${changed} + ${given} arrived + ${unnoted} back - ${reserved}`;
      found.push(`stock of ${id}: ${stock}, expected ${sum}`);
    }
  }
  return found;
}

function reserves({ status, items, stockTrackedBookIds }: mongo.Document, id: string): boolean {
  const isThis = (each: unknown) => String(each) === id;
  const item = (items as mongo.Document[]).find(({ bookId }) => isThis(bookId));
  const isOut = orderStates[status as OrderStatus].isSale && !item?.['returnedAt'];
  return isOut && (stockTrackedBookIds as unknown[]).some(isThis);
}

/** A book that was ordered in, sent before its arrival was entered, and returned. */
function cameBackUnnoted({ status, items }: mongo.Document, id: string): boolean {
  const all = items as mongo.Document[];
  const item = all.find(({ bookId }) => String(bookId) === id);
  if (!item?.['supply'] || item['arrivedAt']) return false;
  const isSent = Boolean(item['sentAt']) || all.every(({ sentAt }) => !sentAt);
  return isSent && (status === 'returned' || Boolean(item['returnedAt']));
}
