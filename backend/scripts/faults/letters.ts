import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import pLimit from 'p-limit';
import { orderStates, type OrderStatus } from '../../src/contract/order/order-status.ts';
import type { Order } from '../../src/contract/order/order.ts';
import { LetterModel } from '../../src/outbox/letter.model.ts';
import { OrderModel, type StoredOrder } from '../../src/order-record/order.model.ts';
import { makeBook } from '../../src/testing/factories.ts';
import { signInCustomers } from '../driver/customers.ts';
import type { Report } from '../driver/report.ts';
import { json, send, until, type Request } from '../driver/send.ts';
import { openShop, type OwnedShop } from '../driver/shop.ts';
import { openMailBox, type Taking } from './mail-box.ts';
import type { Scenario } from './scenario.ts';

/** A letter may come once more after a death between the server's taking it and its note. */
const noteMs = 1000;

/** Kills two APIs and the database while orders go their way and letters are sent about each step. */
export const letters: Scenario = async ({ report, shop, database, stage, reconnect }) => {
  const orderCount = report.choose(24, 200);
  const kills = report.choose(6, 50);
  await shop.api.stop();
  const box = await openMailBox();
  const [MAIL_FROM, OWNER_EMAIL] = ['shop@books.example', 'owner@books.example'];
  const env = { SMTP_URL: box.url, MAIL_FROM, OWNER_EMAIL };
  const openOne = () => openShop(stage, database.uri, env);
  const shops = [await openOne(), await openOne()];
  const died: number[] = [];
  const ids: string[] = [];
  const work = orderAll(shops, orderCount, ids);
  let isDone = false;
  void work.finally(() => (isDone = true));
  for (let i = 0; i < kills || !isDone; i += 1) {
    await wait(randomInt(300, 1500));
    if (i >= kills) continue;
    report.inject();
    const api = shops[i % 2]?.api;
    if (i % 10 === 9) {
      await database.store.kill();
      await wait(randomInt(0, 500));
      await database.store.start();
    } else {
      await api?.kill();
      died.push(Date.now());
      await api?.start();
    }
  }
  await work;
  await reconnect();
  await untilSent(ids);
  report.note(`${kills} kills, ${died.length} of them of an API; ${ids.length} orders`);
  await check(report, ids, box, died);
  for (const { api } of shops) await api.stop();
  await box.close();
  await shop.api.start();
};

/** Places the orders and takes each some steps on, asking again until there is an answer. */
async function orderAll(shops: OwnedShop[], count: number, ids: string[]): Promise<void> {
  const book = await makeBook({ stock: 100_000 });
  const nextOrder = await signInCustomers('letters', count);
  const url = () => shops[randomInt(shops.length)]?.url ?? '';
  const ask = async (path: string, request: Request) => {
    for (;;) {
      const answer = await send(url() + path, request).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      await wait(200);
    }
  };
  const setStatus = (id: string, status: OrderStatus) =>
    ask(`/api/orders/${id}/status`, { ...json({ status }, shops[0]?.admin), method: 'PATCH' });
  const fourAtOnce = pLimit(4);
  await fourAtOnce.map(
    Array.from({ length: count }, (_, i) => i),
    async (i) => {
      const next = nextOrder([book]);
      if (!next) return;
      const { body } = await ask('/api/orders/', next.request);
      const { _id } = JSON.parse(body) as Order;
      ids.push(_id);
      const way: OrderStatus[] = i % 5 === 0 ? ['cancelled'] : ['confirmed', 'shipped', 'returned'];
      for (const status of way.slice(0, 1 + (i % 3))) {
        await wait(randomInt(100, 1500));
        await setStatus(_id, status);
      }
    },
  );
}

async function untilSent(ids: string[]): Promise<void> {
  const owing = {
    _id: mongoose.trusted({ $in: ids }),
    'outbox.kind': mongoose.trusted({ $exists: true }),
  };
  const isSent = async () =>
    !(await OrderModel.exists(owing)) && !(await LetterModel.exists({ status: 'waiting' }));
  await until(isSent, { mostMs: 300_000, everyMs: 500 });
}

async function check(
  report: Report,
  ids: string[],
  { taken, countRefused }: Awaited<ReturnType<typeof openMailBox>>,
  died: number[],
): Promise<void> {
  const orders: StoredOrder[] = await OrderModel.find({
    _id: mongoose.trusted({ $in: ids }),
  }).lean();
  const owed = orders.flatMap(({ _id, history }) =>
    history.flatMap(({ status }) =>
      orderStates[status].letters.map((kind) => ({ id: _id.toHexString(), kind })),
    ),
  );
  const written = await LetterModel.find({}, { key: 1, kind: 1, status: 1 }).lean();
  const wrong: string[] = [];
  const odd: string[] = [];
  const notSent: string[] = [];
  const again = { died: 0, untold: 0 };
  let once = 0;
  for (const { id, kind } of owed) {
    const own = written.filter((letter) => letter.kind === kind && letter.key.startsWith(id));
    if (own.length !== 1) wrong.push(`${kind} of ${id} was written ${own.length} times`);
    for (const letter of own) {
      if (letter.status !== 'sent') notSent.push(`${letter.key} is ${letter.status}`);
      const times = taken.filter(({ messageId }) => messageId === letter._id.toHexString());
      if (times.length === 1) once += 1;
      if (times.length === 0) odd.push(`${letter.key} was never taken`);
      // Each time it came once more has a death of its own before.
      for (const taking of times.slice(0, -1)) {
        if (taking.toldAt === Infinity) again.untold += 1;
        else if (wasCutShort(taking, died)) again.died += 1;
        else odd.push(`${letter.key} was taken ${times.length} times`);
      }
    }
  }
  report.note(
    `${owed.length} letters owed; taken once: ${once}; once more because the sender died before its note: ${again.died}, because the server died before it told: ${again.untold}; refused for the moment: ${countRefused()}`,
  );
  report.check('each event has one letter', wrong);
  report.check('every letter was sent', notSent);
  report.check('no letter is lost, and none came twice without a death in between', odd);
}

function wasCutShort({ receivedAt, toldAt }: Taking, died: number[]): boolean {
  return died.some((at) => at >= receivedAt && at <= toldAt + noteMs);
}
