import { setTimeout as wait } from 'node:timers/promises';
import { Types } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { phoneOrderSchema } from '../../../contract/order/order.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { AuditEntryModel } from '../../../models/audit-log/audit-entry.model.ts';
import { bookCollection, onSale } from '../../../models/books/book.model.ts';
import { ImportModel } from '../../../models/books/import.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { placeOwnersOrder } from '../../orders/place/place-order.ts';
import { importBooks } from './import-books.ts';
import { finishImport } from './finish-import.ts';
import { undoImport } from './undo-import.ts';

useTestDatabase();

const stock = 400;
const everyMs = 1000 / 50;

/** Orders 50 times a second, each time another of these books, until `work` is done. */
async function whileOrdering<T>(books: { id: string }[], work: Promise<T>) {
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => {});
  const orders: Promise<number>[] = [];
  for (let i = 0; !isOver && i < stock; i += 1) {
    orders.push(order(books[i % books.length]!.id));
    await wait(everyMs);
  }
  const placed = await Promise.all(orders);
  return { result: await work, placed: placed.reduce((sum, one) => sum + one, 0) };
}

async function order(id: string): Promise<number> {
  const { newPriceCents } = (await bookCollection.findOne({ _id: new Types.ObjectId(id) }))!;
  const body = phoneOrderSchema.parse(orderFor([{ id, newPriceCents }]));
  const request = { order: body, source: 'phone', request: undefined, by: 'owner' } as const;
  // The price of a book may change at this moment.
  return placeOwnersOrder(request).then(
    () => 1,
    () => 0,
  );
}

it('an import and its undo commit during 50 orders a second of its books', async () => {
  const books = [];
  for (let i = 0; i < 40; i += 1) books.push(await makeBook({ title: `Hot ${i}`, stock }));
  const lines = [
    '_id,title,description,category,newPrice',
    ...books.map(({ id }, i) => `${id},Hot ${i},Text,fiction,12`),
    ...Array.from({ length: 600 }, (_, i) => `,New ${i},Text,fiction,9`),
  ];
  const file = Buffer.from(lines.join('\n'));
  const ids = books.map(({ _id }) => _id);
  const expectBooks = async (newPriceCents: number, added: number) => {
    const stored = await bookCollection.find({ _id: { $in: ids } }).toArray();
    expect(new Set(stored.map((book) => book.newPriceCents))).toEqual(new Set([newPriceCents]));
    // What is left and what is sold add up.
    const left = stored.reduce((sum, book) => sum + book.stock!, 0);
    expect(left + (await OrderModel.countDocuments())).toBe(books.length * stock);
    const isNew = { title: /^New/, ...onSale };
    expect(await bookCollection.countDocuments(isNew)).toBe(added);
  };

  const { result, placed } = await whileOrdering(books, importBooks(file, { by: 'owner' }));
  expect(placed).toBeGreaterThan(0);
  const { importId } = result.imported;
  expect(await ImportModel.findById(importId).lean()).toMatchObject({ state: 'complete' });
  await expectBooks(1200, 600);
  expect(await AuditEntryModel.countDocuments({ via: 'import' })).toBe(640);

  const undo = await whileOrdering(books, undoImport(importId, 'owner'));
  expect(undo.result).toEqual({ undone: 640, left: [] });
  await expectBooks(1050, 0);
});

it('two processes that go on with one import write each of its books once', async () => {
  const book = await makeBook({ title: 'Known', stock: 5 });
  const lines = Array.from({ length: 700 }, (_, i) => `,New ${i},Text,fiction,9,3`);
  const header = '_id,title,description,category,newPrice,stock';
  const file = Buffer.from([header, `${book.id},Known,Text,fiction,12,8`, ...lines].join('\n'));
  vi.spyOn(bookCollection, 'bulkWrite').mockRejectedValueOnce(new Error('killed'));
  const { imported } = await importBooks(file, { by: 'owner' });
  const _id = new Types.ObjectId(imported.importId);
  expect(await ImportModel.findById(_id).lean()).toMatchObject({ state: 'accepted', cursor: 0 });
  await Promise.all([finishImport(_id), finishImport(_id), finishImport(_id)]);
  expect(await ImportModel.findById(_id).lean()).toMatchObject({ state: 'complete' });
  expect(await bookCollection.findOne({ _id: book._id })).toMatchObject({ stock: 8, __v: 1 });
  expect(await bookCollection.countDocuments({ title: /^New/, deletedAt: null })).toBe(700);
  expect(await AuditEntryModel.countDocuments({ via: 'import' })).toBe(701);
});
