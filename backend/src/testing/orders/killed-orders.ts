import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import mongoose from 'mongoose';
import { expect, inject } from 'vitest';
import { BookModel } from '../../book-record/book.model.ts';
import { OrderModel } from '../../order-record/order.model.ts';
import { resumeOrders } from '../../features/orders/process/resume-orders.ts';
import { createLog } from '../../log.ts';
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

/** Lets the time pass that a process has an order for itself. */
export const endLeases = () => pass('leaseUntil');

async function pass(field: 'leaseUntil' | 'cleanUpAt'): Promise<void> {
  const name = `process.${field}`;
  const isSet = { [name]: mongoose.trusted({ $exists: true }) };
  await OrderModel.updateMany(isSet, { [name]: new Date(Date.now() - 1) }, { timestamps: false });
}

/** Lets the hour pass and the timer look, until there is nothing left to finish or clean up. */
export async function timePasses(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await pass('leaseUntil');
    await pass('cleanUpAt');
    await resumeOrders(log);
  }
  const left = await OrderModel.find({ process: mongoose.trusted({ $exists: true }) }).lean();
  expect(left.flatMap(({ process }) => Object.keys(process ?? {}))).toEqual(
    left.map(() => 'version'),
  );
}

export async function expectNothingLeftOver(
  books: { id: string }[],
  stocks: (number | undefined)[],
  orders: number,
) {
  await timePasses();
  const found = await Promise.all(books.map((book) => BookModel.findById(book.id).lean()));
  expect(found.map((book) => book?.stock)).toEqual(stocks);
  expect(found.flatMap((book) => book?.moves ?? [])).toEqual([]);
  expect(await OrderModel.countDocuments()).toBe(orders);
}
