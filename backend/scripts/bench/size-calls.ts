import { signInCustomers } from '../harness/customers.ts';
import { withConnection } from '../harness/fill.ts';
import { sendOk, type Request } from '../harness/send.ts';
import type { ShopWithAdmin } from '../harness/shop.ts';
import { readFirstBooks, toOrderable } from './books.ts';

/** Returns a different request for each turn, so that no cache has its response. */
type CallOf = (turn: number) => [path: string, request?: Request];

const dayMs = 86_400_000;

export async function shopperCalls(
  { url }: ShopWithAdmin,
  mongodbUri: string,
  rounds: number,
): Promise<Record<string, CallOf>> {
  const { books, first } = await readFirstBooks(url);
  const bookOf = (turn: number) => books[turn % books.length]!;
  const lastWordOf = (turn: number) => encodeURIComponent(bookOf(turn).title.split(' ').at(-1)!);
  const beginningOf = (turn: number) => encodeURIComponent(bookOf(turn).title.slice(0, 7));
  const nextOrder = await withConnection(mongodbUri, () => signInCustomers('size', rounds));
  return {
    list: (turn) => [`/api/books?limit=24&page=${turn + 1}`],
    book: (turn) => [`/api/books/${bookOf(turn)._id}`],
    'related books': (turn) => [`/api/books/${bookOf(turn)._id}/related`],
    suggestion: (turn) => [`/api/search/suggest?q=${beginningOf(turn + 20)}&turn=${turn}`],
    search: (turn) => [`/api/search?q=${lastWordOf(turn)}&page=${turn + 1}`],
    'order placed': () => ['/api/orders/', nextOrder([toOrderable(first)])?.request],
  };
}

/** The admin's calls; searches look for the oldest orders. */
export async function adminCalls({ url, admin }: ShopWithAdmin): Promise<Record<string, CallOf>> {
  const headers = { ...admin };
  const day = (before: number) => new Date(Date.now() - before * dayMs).toISOString().slice(0, 10);
  const { body } = await sendOk(`${url}/api/orders?limit=1&sort=oldest`, { headers });
  const [oldest] = JSON.parse(body) as { number: number; name: string }[];
  const get =
    (path: string): CallOf =>
    () => [path, { headers }];
  const year = `/api/reports/sales?from=${day(364)}&to=${day(0)}`;
  return {
    "owner's books": (turn) => [`/api/books?limit=20&page=${turn + 2}&sort=title`],
    "owner's books by stock": (turn) => [`/api/books?limit=20&page=${turn + 2}&sort=stock`],
    "owner's orders": get('/api/orders?limit=20'),
    'orders of one status': get('/api/orders?limit=20&status=returned'),
    'orders, page 4,000': get('/api/orders?limit=20&page=4000'),
    ...(oldest && {
      'order by number': get(`/api/orders?q=${oldest.number}&limit=20`),
      'orders by name': get(
        `/api/orders?q=${encodeURIComponent(oldest.name.split(' ')[0]!)}&limit=20`,
      ),
    }),
    'orders by one letter': get('/api/orders?q=a&limit=20'),
    'orders by one letter, page 400': get('/api/orders?q=a&limit=20&page=400'),
    customers: get('/api/customers?limit=20'),
    dashboard: get('/api/admin'),
    'sales of a month by day': get(`/api/reports/sales?from=${day(30)}&to=${day(0)}&by=day`),
    'sales of a year by month': get(`${year}&by=month&tz=Europe/Berlin`),
    'sales of a year by book': get(`${year}&by=book`),
  };
}
