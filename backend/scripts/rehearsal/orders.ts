import { bookSchema } from '../../src/contract/book.ts';
import { orderFor } from '../../src/testing/factories.ts';
import { say } from '../demo/say.ts';
import { signIn, type RunningShop } from './shop.ts';

export interface OnSale {
  id: string;
  newPriceCents: number;
}
type Headers = Record<string, string>;

/** From the first book to the first order. */
export async function checkOrders(shop: RunningShop, admin: Headers): Promise<OnSale> {
  const { client, checks, proxy } = shop;
  say('\nThe first order');
  const created = await client('/api/books/create-book', {
    headers: { ...admin, origin: proxy.url },
    body: { title: 'Emma', category: 'fiction', description: 'A novel.', newPrice: 10.5 },
  });
  checks.check('the owner adds a book', created.status === 201, created.body);
  const book = { id: bookSchema.parse(JSON.parse(created.body))._id, newPriceCents: 1050 };

  const session = await signIn(shop, 'ada');
  checks.check('a token signed by the project signs a customer in', session.status === 200);
  const isSafe = /^__Host-.*; Path=\/;.*HttpOnly; Secure; SameSite=Lax/.test(session.setCookie);
  checks.check('their cookie goes over TLS alone, to this shop alone', isSafe, session.setCookie);

  const headers = { cookie: session.cookie, 'idempotency-key': 'first' };
  const body = orderFor([book], { email: 'ada@example.com' });
  const elsewhere = { ...headers, origin: 'https://elsewhere.example' };
  const forged = await client('/api/orders/', { headers: elsewhere, body });
  checks.check("another site's page cannot order for them", forged.status === 403, forged.body);
  const own = { ...headers, origin: proxy.url };
  const placed = await client('/api/orders/', { headers: own, body });
  checks.check('they order', placed.status === 201, placed.body);
  const names = shop.instances.flatMap(({ log }) => log).filter((line) => /ada|Rita/.test(line));
  checks.check('the log says nothing of who they are', names.length === 0, names[0]);
  return book;
}
