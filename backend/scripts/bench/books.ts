import { Agent } from 'node:http';
import type { Book } from '../../src/contract/book/book.ts';
import { UserError } from '../command/run-script.ts';
import type { OrderableBook } from '../harness/customers.ts';
import { sendOk, waitUntil, type Request } from '../harness/send.ts';

// One request at a time on one connection, as a single visitor sends them.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = (url: string, request?: Request) => sendOk(url, { ...request, agent });

export async function readFirstBooks(shop: string): Promise<{ books: Book[]; first: Book }> {
  const books = JSON.parse((await ask(`${shop}/api/books?limit=100`)).body) as Book[];
  const [first] = books;
  if (!first) throw new UserError('The catalogue is empty, so there is nothing to measure.');
  return { books, first };
}

export const toOrderable = ({ _id: id, newPrice }: Book): OrderableBook => ({
  id,
  newPriceCents: Math.round(newPrice * 100),
});

export async function suggest(shop: string, q: string, more = '') {
  const file = `/api/search/suggest?q=${encodeURIComponent(q)}${more}`;
  const { body, ms } = await ask(shop + file);
  return { found: JSON.parse(body) as Book[], ms };
}

/** Only the search index finds a mistyped word; the database does not. */
export async function isIndexed(shop: string, { title }: Book): Promise<boolean> {
  const [longest = ''] = title.split(' ').sort((a, b) => b.length - a.length);
  const mistyped = longest.replace(/^(..)(.)(.)/, '$1$3$2');
  return (await suggest(shop, mistyped)).found.length > 0;
}

export async function untilIndexed(shop: string, book: Book): Promise<void> {
  const ms = await waitUntil(() => isIndexed(shop, book), { timeoutMs: 50_000 });
  if (ms === Infinity) throw new UserError('The search index was not ready in 50 s.');
}
