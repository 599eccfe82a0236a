import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import pLimit from 'p-limit';
import { orderStates, type OrderStatus } from '../../src/contract/order/order-status.ts';
import type { Order } from '../../src/contract/order/order.ts';
import { EmailModel } from '../../src/models/emails/email.model.ts';
import { OrderModel, type StoredOrder } from '../../src/models/orders/order.model.ts';
import { makeBook } from '../../src/testing/factories.ts';
import { signInCustomers } from '../harness/customers.ts';
import type { Report } from '../harness/report.ts';
import { json, send, waitUntil, type Request } from '../harness/send.ts';
import { startShopWithAdmin, type ShopWithAdmin } from '../harness/shop.ts';
import { startFaultySmtpServer, type Delivery } from './faulty-smtp-server.ts';
import type { Scenario } from './scenario.ts';

/** An email may be sent twice when the API is killed within this time after the server accepted it. */
const recordMs = 1000;

/** Kills two APIs and the database while orders change their status and emails are sent. */
export const emails: Scenario = async ({ report, shop, database, stage, reconnect }) => {
  const orderCount = report.choose(24, 200);
  const kills = report.choose(6, 50);
  await shop.api.stop();
  const box = await startFaultySmtpServer();
  const [MAIL_FROM, OWNER_EMAIL] = ['shop@books.example', 'owner@books.example'];
  const env = { SMTP_URL: box.url, MAIL_FROM, OWNER_EMAIL };
  const openOne = () => startShopWithAdmin(stage, database.uri, env);
  const shops = [await openOne(), await openOne()];
  const died: number[] = [];
  const ids: string[] = [];
  const work = orderAll(shops, orderCount, ids);
  let isDone = false;
  void work.finally(() => (isDone = true));
  for (let i = 0; i < kills || !isDone; i += 1) {
    await wait(randomInt(300, 1500));
    if (i >= kills) continue;
    report.countFaults();
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

/** Places the orders and changes their status; repeats each request until there is a response. */
async function orderAll(shops: ShopWithAdmin[], count: number, ids: string[]): Promise<void> {
  const book = await makeBook({ stock: 100_000 });
  const nextOrder = await signInCustomers('emails', count);
  const url = () => shops[randomInt(shops.length)]?.url ?? '';
  const ask = async (path: string, request: Request) => {
    for (;;) {
      const response = await send(url() + path, request).catch(() => undefined);
      if (response && response.status < 500) return response;
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
  const recordId = { $in: ids.map((id) => new mongoose.Types.ObjectId(id)) };
  const queued = mongoose.connection.collection('queued-emails');
  const isSent = async () =>
    !(await queued.findOne({ recordId })) && !(await EmailModel.exists({ status: 'waiting' }));
  await waitUntil(isSent, { timeoutMs: 300_000, everyMs: 500 });
}

async function check(
  report: Report,
  ids: string[],
  { deliveries, countRefused }: Awaited<ReturnType<typeof startFaultySmtpServer>>,
  died: number[],
): Promise<void> {
  const orders: StoredOrder[] = await OrderModel.find({
    _id: { $in: ids },
  }).lean();
  const pending = orders.flatMap(({ _id, history }) =>
    history.flatMap(({ status }) =>
      orderStates[status].emails.map((kind) => ({ id: _id.toHexString(), kind })),
    ),
  );
  const written = await EmailModel.find({}, { key: 1, kind: 1, status: 1 }).lean();
  const wrong: string[] = [];
  const unexpected: string[] = [];
  const notSent: string[] = [];
  const again = { died: 0, unrecorded: 0 };
  let once = 0;
  for (const { id, kind } of pending) {
    const own = written.filter((email) => email.kind === kind && email.key.startsWith(id));
    if (own.length !== 1) wrong.push(`${kind} of ${id} was written ${own.length} times`);
    for (const email of own) {
      if (email.status !== 'sent') notSent.push(`${email.key} is ${email.status}`);
      const times = deliveries.filter(({ messageId }) => messageId === email._id.toHexString());
      if (times.length === 1) once += 1;
      if (times.length === 0) unexpected.push(`${email.key} was never taken`);
      // Each repeated delivery needs its own kill.
      for (const delivery of times.slice(0, -1)) {
        if (delivery.recordedAt === Infinity) again.unrecorded += 1;
        else if (wasCutShort(delivery, died)) again.died += 1;
        else unexpected.push(`${email.key} was taken ${times.length} times`);
      }
    }
  }
  report.note(
    `${pending.length} emails pending; taken once: ${once}; once more because the sender died before its note: ${again.died}, because the server died before it answered: ${again.unrecorded}; refused for the moment: ${countRefused()}`,
  );
  report.check('each event has one email', wrong);
  report.check('every email was sent', notSent);
  report.check('no email is lost, and none came twice without a death in between', unexpected);
}

function wasCutShort({ receivedAt, recordedAt }: Delivery, died: number[]): boolean {
  return died.some((at) => at >= receivedAt && at <= recordedAt + recordMs);
}
