import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import mongoose from 'mongoose';
import { expect, inject } from 'vitest';
import { BookModel } from '../features/catalogue/books/book.model.ts';
import { OrderModel } from '../features/orders/order.model.ts';
import { resumeOrders } from '../features/orders/place/resume-orders.ts';
import { createLog } from '../log.ts';
import type { OrderChildTask } from './order-child.ts';

export const log = createLog('silent');

/** Starts a process that is killed (kill -9) right after a step. */
export async function dieWhile(task: Omit<OrderChildTask, 'mongodbUri'>): Promise<void> {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/${mongoose.connection.name}`;
  const file = path.join(inject('programs'), 'order-child.mjs');
  const child = fork(file, [JSON.stringify({ ...task, mongodbUri: uri.href })]);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}

/** Lets the hour pass and the timer look, until there is nothing left to finish or clean up. */
export async function timePasses(): Promise<void> {
  const isSet = () => mongoose.trusted({ $exists: true });
  for (let round = 0; round < 4; round += 1) {
    for (const field of ['leaseUntil', 'cleanUpAt']) {
      await OrderModel.updateMany({ [field]: isSet() }, { [field]: new Date(Date.now() - 1) });
    }
    await resumeOrders(log);
  }
  for (const field of ['leaseUntil', 'cleanUpAt', 'limitKeys', 'marks', 'failedMarks', 'retake']) {
    expect(await OrderModel.countDocuments({ [field]: isSet() })).toBe(0);
  }
}

export async function expectNothingLeftOver(
  books: { id: string }[],
  stocks: (number | undefined)[],
  orders: number,
) {
  await timePasses();
  const found = await Promise.all(books.map((book) => BookModel.findById(book.id).lean()));
  expect(found.map((book) => book?.stock)).toEqual(stocks);
  expect(found.flatMap((book) => [...(book?.takenBy ?? []), ...(book?.returnedBy ?? [])])).toEqual(
    [],
  );
  expect(await OrderModel.countDocuments()).toBe(orders);
}
