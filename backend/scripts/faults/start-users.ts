import { randomBytes } from 'node:crypto';
import type { Order } from '../../src/contract/order/order.ts';
import { makeBook } from '../../src/testing/factories.ts';
import { signInCustomers, type OrderableBook, type OrderAttempt } from '../harness/customers.ts';
import { coverName, readCover } from '../harness/fill.ts';
import { Load } from '../harness/load.ts';
import { waitUntil, type ApiResponse, type Request } from '../harness/send.ts';
import type { ShopWithAdmin } from '../harness/shop.ts';

/** What the users requested and what the shop has acknowledged. */
export interface Ledger {
  books: OrderableBook[];
  stockBefore: number[];
  /** Orders that were acknowledged, by key. */
  ordered: Map<string, { id: string; totalPrice: number }>;
  /** Orders without a response; their customers retry with the same key. */
  unanswered: OrderAttempt[];
  /** Keys that got "sold out". */
  soldOut: string[];
  /** Paths of covers that were acknowledged. */
  covers: string[];
  /** Authors of imports that were acknowledged, each with all its rows, and of those that were not. */
  imported: string[];
  notImported: string[];
  /** Responses that must not happen. */
  unexpected: string[];
}

export const rowsOfImport = 40;

const stocks = [100_000, 100_000, 60];

/** Customers order, and the admin uploads covers and imports books, until `end` is called. */
export async function startUsers({ url, admin }: ShopWithAdmin, name: string, maxOrders: number) {
  const books = await Promise.all(stocks.map((stock) => makeBook({ stock })));
  const ledger: Ledger = {
    books,
    stockBefore: stocks,
    ordered: new Map(),
    unanswered: [],
    soldOut: [],
    covers: [],
    imported: [],
    notImported: [],
    unexpected: [],
  };
  const nextOrder = await signInCustomers(name, maxOrders);
  const upload = await coverUpload(admin);
  const load = new Load();
  let turn = 0;
  let sent = 0;

  /** Returns a successful response or "sold out"; undefined otherwise. */
  async function done(path: string, request: Request): Promise<ApiResponse | undefined> {
    const response = await load.send(path, url + path, request);
    if (!response || response.status < 300) return response;
    if (response.status >= 500 && response.status !== 503)
      ledger.unexpected.push(`${path} answered ${response.status}: ${response.body.slice(0, 200)}`);
    if (response.body.includes('insufficient_stock')) return response;
    return undefined;
  }
  /** Sends the same order up to three times at once: it must become one order or none. */
  async function placeOrder(order: OrderAttempt): Promise<void> {
    const times = Array.from({ length: 1 + (sent++ % 3) });
    const responses = await Promise.all(times.map(() => done('/api/orders/', order.request)));
    const given = responses.filter((response) => response !== undefined);
    if (given.length === 0) return void ledger.unanswered.push(order);
    for (const { status, body } of given) {
      if (status === 409) ledger.soldOut.push(order.key);
      else {
        const { _id: id, totalPrice } = JSON.parse(body) as Order;
        ledger.ordered.set(order.key, { id, totalPrice });
      }
    }
  }
  async function order(): Promise<void> {
    const each =
      ledger.unanswered.shift() ?? nextOrder(turn++ % 4 === 0 ? books : books.slice(0, 2));
    if (each) await placeOrder(each);
  }
  async function uploadCover(): Promise<void> {
    const response = await done('/api/covers', upload);
    if (!response) return;
    ledger.covers.push(`/api/covers/${(JSON.parse(response.body) as { name: string }).name}`);
  }
  async function importBooks(): Promise<void> {
    const author = randomBytes(6).toString('hex');
    const rows = Array.from(
      { length: rowsOfImport },
      (_, i) => `Row ${i},${author},A,fiction,9.50`,
    );
    const response = await done('/api/books/import', {
      method: 'POST',
      headers: { 'content-type': 'text/csv', ...admin },
      body: ['title,author,description,category,newPrice', ...rows].join('\n'),
    });
    (response ? ledger.imported : ledger.notImported).push(author);
  }
  load.startUsers(6, order, () => 10);
  load.startUsers(1, uploadCover, () => 50);
  load.startUsers(1, importBooks, () => 50);
  return {
    /** Retries all requests without a response, now without faults. */
    end: async () => {
      await load.end();
      const areAllAnswered = async () => {
        for (const each of ledger.unanswered.splice(0)) await placeOrder(each);
        return ledger.unanswered.length === 0;
      };
      await waitUntil(areAllAnswered, { timeoutMs: 60_000, everyMs: 100 });
      return ledger;
    },
  };
}

async function coverUpload(admin: ShopWithAdmin['admin']): Promise<Request> {
  const form = new FormData();
  form.set('cover', new Blob([await readCover()], { type: 'image/webp' }), coverName);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', ...admin };
  return { method: 'POST', headers, body: Buffer.from(await encoded.arrayBuffer()) };
}
