import { Agent } from 'node:http';
import type { Book } from '../../src/contract/book/book.ts';
import { Trouble } from '../demo/print.ts';
import type { OnSale } from '../driver/customers.ts';
import { sendWell, until, type Request } from '../driver/send.ts';

// One request after the other on one kept connection: what a single visitor waits for.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = (url: string, request?: Request) => sendWell(url, { ...request, agent });

/** The first hundred books of the shop, and the first of all. */
export async function listOf(shop: string): Promise<{ books: Book[]; first: Book }> {
  const books = JSON.parse((await ask(`${shop}/api/books?limit=100`)).body) as Book[];
  const [first] = books;
  if (!first) throw new Trouble('The catalogue is empty, so there is nothing to measure.');
  return { books, first };
}

export const onSale = ({ _id: id, newPrice }: Book): OnSale => ({
  id,
  newPriceCents: Math.round(newPrice * 100),
});

export async function suggest(shop: string, q: string, more = '') {
  const file = `/api/search/suggest?q=${encodeURIComponent(q)}${more}`;
  const { body, ms } = await ask(shop + file);
  return { found: JSON.parse(body) as Book[], ms };
}

/** Only the index knows what a mistyped word means; for the database it is much work in vain. */
export async function isIndexed(shop: string, { title }: Book): Promise<boolean> {
  const [longest = ''] = title.split(' ').sort((a, b) => b.length - a.length);
  const mistyped = longest.replace(/^(..)(.)(.)/, '$1$3$2');
  return (await suggest(shop, mistyped)).found.length > 0;
}

export async function untilIndexed(shop: string, book: Book): Promise<void> {
  const ms = await until(() => isIndexed(shop, book), { timeoutMs: 50_000 });
  if (ms === Infinity) throw new Trouble('The search index was not ready in 50 s.');
}
