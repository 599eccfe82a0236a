import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import mongoose from 'mongoose';
import { inject, onTestFinished } from 'vitest';
import type { OrderRequest } from '../../features/orders/place/place-order.ts';
import { testDatabaseUri } from '../database.ts';

/** What became of an order in the other process. */
export interface OrderOutcome {
  number?: number;
  /** Why it was refused. */
  code?: string;
}

/** Starts another process of the API, as far as it places orders. */
export async function startOrderProcess() {
  const file = path.join(inject('programs'), 'order-process-child.mjs');
  const child = fork(file, [testDatabaseUri()]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return {
    /** Places them all at once. */
    async place(requests: OrderRequest[]): Promise<OrderOutcome[]> {
      child.send(requests);
      const [outcomes] = (await once(child, 'message')) as [OrderOutcome[]];
      return outcomes;
    },
    /** Kills the process (kill -9) while it places them; resolves when it is gone. */
    async dieWhilePlacing(requests: OrderRequest[]): Promise<void> {
      const orders = mongoose.connection.collection('orders');
      const before = await orders.countDocuments();
      child.send(requests);
      while ((await orders.countDocuments()) === before);
      child.kill('SIGKILL');
      if (child.signalCode === null) await once(child, 'exit');
    },
  };
}
