import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { Order } from '../../src/contract/order.ts';
import { makeBook } from '../../src/testing/factories.ts';
import { signInCustomers, type OrderTry } from './customers.ts';
import { isDone, rowsOfImport, type Ledger } from './ledger.ts';
import { send, type Answer } from './send.ts';
import type { Shop } from './shop.ts';

const stocks = [100_000, 100_000, 60];

/** Customers order and the owner uploads and imports, whatever happens, until `end` is called. */
export async function startWork(shop: Shop, name: string, mostOrders: number) {
  const books = await Promise.all(stocks.map((stock) => makeBook({ stock })));
  const ledger: Ledger = {
    ...{ books, stockBefore: stocks, ordered: new Map(), unanswered: [] },
    ...{ covers: [], imported: [], notImported: [], odd: [] },
  };
  const nextOrder = await signInCustomers(name, mostOrders);
  const upload = await uploadOf();
  let isOver = false;
  let turn = 0;

  async function order(): Promise<void> {
    const each = ledger.unanswered.shift() ?? nextOrder(turn++ % 4 === 0 ? books : books.slice(1));
    if (each) await tryOrder(shop, ledger, each);
  }
  async function uploadCover(): Promise<void> {
    const answer = await attempt(send(`${shop.url}/api/covers`, upload(shop)));
    if (!isDone(ledger, 'An upload', answer)) return;
    const cover = JSON.parse(answer?.body ?? '') as { name: string };
    ledger.covers.push(`/api/covers/${cover.name}`);
  }
  async function importBooks(): Promise<void> {
    const author = randomBytes(6).toString('hex');
    const row = (_: unknown, i: number) => `Imported ${i},${author},A text,fiction,9.50`;
    const csv = [
      'title,author,description,category,newPrice',
      ...Array.from({ length: rowsOfImport }, row),
    ];
    const headers = { 'content-type': 'text/csv', ...shop.admin };
    const request = { method: 'POST', headers, body: csv.join('\n') };
    const answer = await attempt(send(`${shop.url}/api/books/import`, request));
    (isDone(ledger, 'An import', answer) ? ledger.imported : ledger.notImported).push(author);
  }
  const repeat = async (work: () => Promise<void>, pauseMs: number) => {
    while (!isOver) {
      await work();
      await wait(pauseMs);
    }
  };
  const workers = [
    ...Array.from({ length: 6 }, () => repeat(order, 10)),
    repeat(uploadCover, 50),
    repeat(importBooks, 50),
  ];
  return {
    ledger,
    /** Lets everybody who got no answer try again, now that all is well. */
    end: async () => {
      isOver = true;
      await Promise.all(workers);
      for (let i = 0; i < 200 && ledger.unanswered.length > 0; i += 1) {
        const again = ledger.unanswered.splice(0);
        for (const each of again) await tryOrder(shop, ledger, each);
        if (ledger.unanswered.length > 0) await wait(100);
      }
      return ledger;
    },
  };
}

/** The answer, or undefined when none came. */
const attempt = (answer: Promise<Answer>) => answer.catch(() => undefined);

async function tryOrder(shop: Shop, ledger: Ledger, order: OrderTry): Promise<void> {
  const answer = await attempt(send(`${shop.url}/api/orders/`, order.request));
  if (isDone(ledger, 'An order', answer)) {
    const { _id: id, totalPrice } = JSON.parse(answer?.body ?? '') as Order;
    ledger.ordered.set(order.key, { id, uid: order.uid, totalPrice });
    return;
  }
  const isSoldOut = answer?.status === 409 && answer.body.includes('insufficient_stock');
  if (!isSoldOut) ledger.unanswered.push(order);
}

async function uploadOf() {
  const background = { r: 120, g: 60, b: 20 };
  const picture = await sharp({ create: { width: 400, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('cover', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'cover.jpg');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  return ({ admin }: Shop) => ({
    method: 'POST',
    headers: { 'content-type': type, ...admin },
    body,
  });
}
