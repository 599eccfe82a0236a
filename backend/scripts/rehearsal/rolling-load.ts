import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './client.ts';

export interface Load {
  /** Ends it and tells what became of its requests. */
  stop: () => Promise<LoadResult>;
}
interface LoadResult {
  sent: number;
  /** What was not answered as it should be. */
  failed: string[];
  /** Orders that were answered with 201. */
  placed: number;
}

const readers = 12;
const readPauseMs = 5;
const orderPauseMs = 250;

/** Readers who ask without end, and customers who order one after the other. */
export function startLoad(
  client: Client,
  paths: string[],
  cookie: string,
  orders: (() => Promise<number>)[],
): Load {
  const failed: string[] = [];
  let sent = 0;
  let placed = 0;
  let isOver = false;

  const ask = async (what: string, right: number, send: () => Promise<number>) => {
    sent += 1;
    const status = await send().catch((error: Error) => error.message);
    if (status === right) return true;
    failed.push(`${what}: ${status}`);
    return false;
  };
  const read = async (turn: number) => {
    for (let at = turn; !isOver; at += 1) {
      const path = paths[at % paths.length] ?? '/';
      await ask(path, 200, async () => (await client(path, { headers: { cookie } })).status);
      await wait(readPauseMs);
    }
  };
  const order = async () => {
    for (const place of orders) {
      if (isOver) return;
      if (await ask('an order', 201, place)) placed += 1;
      await wait(orderPauseMs);
    }
  };
  const all = Promise.all([...Array.from({ length: readers }, (_, i) => read(i)), order()]);
  return {
    stop: async () => {
      isOver = true;
      await all;
      return { sent, failed, placed };
    },
  };
}
