import type { Child } from '../demo/child.ts';
import { Trouble } from '../demo/say.ts';
import { admin } from './fill-orders.ts';
import { prepareOrders } from './order-load.ts';
import { address } from './parts.ts';

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Its answer is read and not kept. */
  isLong?: boolean;
}
type Ask = (turn: number) => Call;

const dayMs = 86_400_000;

/** Sends a request and reads all of the answer, which must be a good one. */
export async function send(shop: Child, { path, isLong, ...how }: Call): Promise<string> {
  const res = await fetch(address(shop, path), how);
  if (!res.ok || !isLong) {
    const text = await res.text();
    if (!res.ok) throw new Trouble(`${path} answered ${res.status}: ${text.slice(0, 200)}`);
    return text;
  }
  const reader = res.body?.getReader();
  while (reader && !(await reader.read()).done);
  return '';
}

export async function signIn(shop: Child): Promise<Record<string, string>> {
  const body = JSON.stringify({ Username: admin.username, password: admin.password });
  const headers = { 'content-type': 'application/json' };
  const text = await send(shop, { path: '/api/auth/admin', method: 'POST', headers, body });
  return { authorization: `Bearer ${(JSON.parse(text) as { token: string }).token}` };
}

/** Not every small shop has the same words. */
export async function mistypedTitle(shop: Child): Promise<string> {
  const text = await send(shop, { path: '/api/books?limit=1' });
  const [{ title } = { title: '' }] = JSON.parse(text) as { title: string }[];
  const [longest = ''] = title.split(' ').sort((a, b) => b.length - a.length);
  return longest.replace(/^(..)(.)(.)/, '$1$3$2');
}

/** Each turn asks what has not been asked before. */
export async function shoppersCalls(
  shop: Child,
  uri: string,
  rounds: number,
): Promise<Record<string, Ask>> {
  const text = await send(shop, { path: '/api/books?limit=100' });
  const books = JSON.parse(text) as { _id: string; title: string; author?: string }[];
  const bookOf = (turn: number) => books[turn % books.length]!;
  const wordOf = (turn: number) => bookOf(turn).title.split(' ').at(-1)!;
  const order = await prepareOrders(uri, address(shop, '/api/orders/'), bookOf(0)._id, rounds);
  return {
    list: (turn) => ({ path: `/api/books?limit=24&page=${turn + 1}` }),
    book: (turn) => ({ path: `/api/books/${bookOf(turn)._id}` }),
    'books beside it': (turn) => ({ path: `/api/books/${bookOf(turn)._id}/related` }),
    suggestion: (turn) => ({
      path: `/api/search/suggest?q=${encodeURIComponent(bookOf(turn + 20).title.slice(0, 7))}&turn=${turn}`,
    }),
    search: (turn) => ({
      path: `/api/search?q=${encodeURIComponent(wordOf(turn))}&page=${turn + 1}`,
    }),
    'order placed': () => {
      const { method = 'POST', headers = {}, body } = order.vary!({}) as Call;
      return { path: '/api/orders/', method, headers, body: String(body) };
    },
  };
}

/** What the owner looks at, with the oldest orders for those that are searched. */
export async function ownersCalls(
  shop: Child,
  headers: Record<string, string>,
): Promise<Record<string, Ask>> {
  const day = (before: number) => new Date(Date.now() - before * dayMs).toISOString().slice(0, 10);
  const text = await send(shop, { path: '/api/orders?limit=1&sort=oldest', headers });
  const [oldest] = JSON.parse(text) as { number: number; name: string }[];
  const year = `/api/reports/sales?from=${day(364)}&to=${day(0)}`;
  const paths: Record<string, string> = {
    "owner's orders": '/api/orders?limit=20',
    'orders of one status': '/api/orders?limit=20&status=returned',
    'orders, page 4,000': '/api/orders?limit=20&page=4000',
    ...(oldest && {
      'order by number': `/api/orders?q=${oldest.number}&limit=20`,
      'orders by name': `/api/orders?q=${encodeURIComponent(oldest.name.split(' ')[0]!)}&limit=20`,
    }),
    'orders by one letter': '/api/orders?q=a&limit=20',
    'orders by one letter, page 400': '/api/orders?q=a&limit=20&page=400',
    customers: '/api/customers?limit=20',
    dashboard: '/api/admin',
    'sales of a month by day': `/api/reports/sales?from=${day(30)}&to=${day(0)}&by=day`,
    'sales of a year by month': `${year}&by=month&tz=Europe/Berlin`,
    'sales of a year by book': `${year}&by=book`,
  };
  return {
    "owner's books": (turn) => ({ path: `/api/books?limit=20&page=${turn + 2}&sort=title` }),
    "owner's books by stock": (turn) => ({
      path: `/api/books?limit=20&page=${turn + 2}&sort=stock`,
    }),
    ...Object.fromEntries(
      Object.entries(paths).map(([label, path]): [string, Ask] => [
        label,
        () => ({ path, headers }),
      ]),
    ),
  };
}
