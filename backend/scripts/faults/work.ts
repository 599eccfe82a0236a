import { randomBytes } from 'node:crypto';
import type { Order } from '../../src/contract/order/order.ts';
import { makeBook } from '../../src/testing/factories.ts';
import { signInCustomers, type OnSale, type OrderTry } from '../driver/customers.ts';
import { coverName, readCover } from '../driver/fill.ts';
import { Load } from '../driver/load.ts';
import { until, type ApiResponse, type Request } from '../driver/send.ts';
import type { OwnedShop } from '../driver/shop.ts';

/** What the shop was asked for, and what it has acknowledged. */
export interface Ledger {
  books: OnSale[];
  stockBefore: number[];
  /** Orders that were acknowledged, by key. */
  ordered: Map<string, { id: string; totalPrice: number }>;
  /** Orders that got no answer; their customers try again with the same key. */
  unanswered: OrderTry[];
  /** Keys that got "sold out". */
  soldOut: string[];
  /** Paths of covers that were acknowledged. */
  covers: string[];
  /** Authors of imports that were acknowledged, each with all its rows, and of those that were not. */
  imported: string[];
  notImported: string[];
  /** Responses that must not happen. */
  odd: string[];
}

export const rowsOfImport = 40;

const stocks = [100_000, 100_000, 60];

/** Customers order and the owner uploads and imports, whatever happens, until `end` is called. */
export async function startWork({ url, admin }: OwnedShop, name: string, maxOrders: number) {
  const books = await Promise.all(stocks.map((stock) => makeBook({ stock })));
  const ledger: Ledger = {
    ...{ books, stockBefore: stocks, ordered: new Map(), unanswered: [], soldOut: [] },
    ...{ covers: [], imported: [], notImported: [], odd: [] },
  };
  const nextOrder = await signInCustomers(name, maxOrders);
  const upload = await coverUpload(admin);
  const load = new Load();
  let turn = 0;
  let sent = 0;

  /** The response when it was done; undefined when none came or the shop was too busy. */
  async function done(path: string, request: Request): Promise<ApiResponse | undefined> {
    const response = await load.ask(path, url + path, request);
    if (!response || response.status < 300) return response;
    if (response.status >= 500 && response.status !== 503)
      ledger.odd.push(`${path} answered ${response.status}: ${response.body.slice(0, 200)}`);
    if (response.body.includes('insufficient_stock')) return response;
    return undefined;
  }
  /** Up to three times at once: whatever becomes of it, it is one order or none. */
  async function placeOrder(order: OrderTry): Promise<void> {
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
  load.visit(6, order, () => 10);
  load.visit(1, uploadCover, () => 50);
  load.visit(1, importBooks, () => 50);
  return {
    /** Lets everybody who got no answer try again, now that all is well. */
    end: async () => {
      await load.end();
      const areAllAnswered = async () => {
        for (const each of ledger.unanswered.splice(0)) await placeOrder(each);
        return ledger.unanswered.length === 0;
      };
      await until(areAllAnswered, { timeoutMs: 60_000, everyMs: 100 });
      return ledger;
    },
  };
}

async function coverUpload(admin: OwnedShop['admin']): Promise<Request> {
  const form = new FormData();
  form.set('cover', new Blob([await readCover()], { type: 'image/webp' }), coverName);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', ...admin };
  return { method: 'POST', headers, body: Buffer.from(await encoded.arrayBuffer()) };
}
