import { bookSchema } from '../../src/contract/book/book.ts';
import { orderFor } from '../../src/testing/factories.ts';
import { print } from '../command/run-script.ts';
import type { OrderableBook } from '../harness/customers.ts';
import { json, type Headers } from '../harness/send.ts';
import { signIn, type RunningShop } from './shop.ts';

export async function checkOrders(shop: RunningShop, admin: Headers): Promise<OrderableBook> {
  const { client, report, url: origin } = shop;
  print('\nThe first order');
  const emma = { title: 'Emma', category: 'fiction', description: 'A novel.', newPrice: 10.5 };
  const created = await client('/api/books/create-book', json(emma, { ...admin, origin }));
  report.expect('the owner adds a book', created.status === 201, created.body);
  const book = { id: bookSchema.parse(JSON.parse(created.body))._id, newPriceCents: 1050 };

  const email = 'ada@example.com';
  const session = await signIn(shop, email);
  report.expect('a token signed by the project signs a customer in', session.status === 200);
  const isSafe = /^__Host-.*; Path=\/;.*HttpOnly; Secure; SameSite=Lax/.test(session.setCookie);
  report.expect('their cookie goes over TLS alone, to this shop alone', isSafe, session.setCookie);

  const order = (from: string) => {
    const headers = { cookie: session.Cookie, 'idempotency-key': 'first', origin: from };
    return client('/api/orders/', json(orderFor([book], { email }), headers));
  };
  const forged = await order('https://elsewhere.example');
  report.expect("another site's page cannot order for them", forged.status === 403, forged.body);
  const placed = await order(origin);
  report.expect('they order', placed.status === 201, placed.body);
  const names = shop.log.filter((line) => /ada|Rita/.test(line));
  report.expect('the log says nothing of who they are', names.length === 0, names[0]);
  return book;
}
