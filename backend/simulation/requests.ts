import type { Command } from './commands.ts';
import type { HttpRequest } from './http-client.ts';
import { bodyOf, importTitle, knownOrders, type Asked, type KnownOrder } from './asked.ts';

// What each command asks of the API, by what is known at that moment.

export interface Known {
  books: { id: string; priceCents: number }[];
  cookies: string[];
  /** Headers of the admins, for the API that is asked. */
  adminHeaders: (admin: number) => Record<string, string>;
  asked: Asked[];
  removedAdmins: Set<number>;
  adminIds: string[];
}

export const emailOf = (customer: number) => `reader-${customer}@example.com`;
const address = { city: 'Bern', country: 'Switzerland', state: '-', zipcode: '3000' };
const keyed = new Set<Command['kind']>([
  'place',
  'order by phone',
  'scan',
  'create a book',
  'import',
]);

/** Undefined when there is nothing yet that the command could be about. */
export function requestOf(command: Command, known: Known): Asked | undefined {
  const { books, asked, cookies } = known;
  const { kind } = command;
  const mark = asked.length;
  const key = `key-${mark}`;
  const admin = [0, 1].find((each) => !known.removedAdmins.has(each)) ?? 0;
  const byAdmin = known.adminHeaders(admin);
  const askAdmin = (
    method: HttpRequest['method'],
    path: string,
    body?: object | string,
  ): Asked => ({
    ...{ kind, mark, request: { method, path, headers: byAdmin, body } },
  });
  const withKey = (one: Asked): Asked => ({
    ...{ ...one, key },
    request: { ...one.request, headers: { ...one.request.headers, 'Idempotency-Key': key } },
  });
  const aboutOrder = (nth: number, ask: (order: KnownOrder) => Asked) => {
    const order = at(knownOrders(asked), nth);
    return order && ask(order);
  };
  switch (command.kind) {
    case 'place': {
      const chosen = command.books.map((i) => books[i]!);
      const body = {
        ...{ name: 'Rita Reader', email: emailOf(command.customer), address },
        phone: `0${1_000_000 + command.customer}`,
        productIds: chosen.map(({ id }) => id),
        totalPrice: (chosen.reduce((sum, { priceCents }) => sum + priceCents, 0) / 100).toFixed(2),
      };
      const headers = { Cookie: cookies[command.customer]! };
      const ip = `192.0.2.${command.customer + 1}`;
      const request = { method: 'POST', path: '/api/orders/', headers, body, address: ip } as const;
      return withKey({ kind, request });
    }
    case 'order by phone': {
      const productIds = [books[command.book]!.id];
      const body = { name: 'Paul Phone', phone: `0${2_000_000 + mark}`, address, productIds };
      return withKey(askAdmin('POST', '/api/orders/by-phone', body));
    }
    case 'send again': {
      const earlier = at(
        asked.filter((each) => each.key !== undefined && keyed.has(each.kind)),
        command.nth,
      );
      if (!earlier) return undefined;
      const { headers } = earlier.request;
      const isOwners = headers?.['Authorization'] !== undefined;
      const { kind: its, key: same } = earlier;
      const request = { ...earlier.request, headers: { ...headers, ...(isOwners && byAdmin) } };
      return {
        kind: its,
        request,
        key: same!,
        ...(earlier.mark !== undefined && { mark: earlier.mark }),
      };
    }
    case 'status':
      return aboutOrder(command.nth, ({ _id }) =>
        askAdmin('PATCH', `/api/orders/${_id}/status`, { status: command.status }),
      );
    case 'cancel':
      return aboutOrder(command.nth, ({ _id, customer }) => ({
        kind,
        request: {
          ...{ method: 'POST', path: `/api/orders/${_id}/cancel` },
          headers: { Cookie: cookies[customer ?? 0]! },
        },
      }));
    case 'return a book':
      return aboutOrder(command.nth, ({ _id, items }) => {
        const body = { status: 'returned', items: [items[0]!.bookId] };
        return askAdmin('PATCH', `/api/orders/${_id}/status`, body);
      });
    case 'undo':
      return aboutOrder(command.nth, ({ _id }) =>
        askAdmin('PATCH', `/api/orders/${_id}/status`, { undo: true }),
      );
    case 'scan': {
      const body = { mode: command.mode, bookId: books[command.book]!.id };
      return withKey(askAdmin('POST', '/api/counter', body));
    }
    case 'undo a scan': {
      const scan = at(
        asked.filter((each) => each.kind === 'scan'),
        command.nth,
      );
      return scan && askAdmin('POST', '/api/counter/undo', { key: scan.key });
    }
    case 'price': {
      const path = `/api/books/edit/${books[command.book]!.id}`;
      return { ...askAdmin('PUT', path, { newPrice: priceOf(mark) }), mark: priceOf(mark) };
    }
    case 'stock':
      return askAdmin('PUT', `/api/books/edit/${books[command.book]!.id}`, {
        stock: command.stock,
      });
    case 'delete a book':
      return askAdmin('DELETE', `/api/books/${books[command.book]!.id}`);
    case 'restore a book':
      return askAdmin('POST', `/api/books/${books[command.book]!.id}/restore`);
    case 'trending books': {
      const ids = books.map(({ id }) => id);
      return askAdmin('POST', '/api/books/bulk', { ids, change: { trending: command.trending } });
    }
    case 'create a book': {
      const book = { title: `Created ${mark}`, description: 'New.', category: 'fiction' };
      return withKey(askAdmin('POST', '/api/books/create-book', { ...book, newPrice: 9 }));
    }
    case 'import': {
      const rows = Array.from({ length: command.rows }, (_unused, i) => {
        return `,${importTitle(mark, i)},From a file.,fiction,${priceOf(mark)}`;
      });
      const changed =
        command.book === undefined ? [] : [`${books[command.book]!.id},,,,${priceOf(mark)}`];
      const file = ['_id,title,description,category,newPrice', ...rows, ...changed, ''].join('\n');
      const one = withKey(askAdmin('POST', '/api/books/import?file=list.csv', file));
      return { ...one, mark };
    }
    case 'undo an import': {
      const imports = asked.flatMap(
        ({ response }) => bodyOf<{ importId?: string }>(response).importId ?? [],
      );
      const id = at(imports, command.nth);
      return id === undefined ? undefined : askAdmin('POST', `/api/imports/${id}/undo`);
    }
    case 'request a book': {
      const body = { bookId: books[command.book]!.id };
      const headers = { Cookie: cookies[command.customer]! };
      return { kind, request: { method: 'POST', path: '/api/book-requests/', headers, body } };
    }
    case 'withdraw':
      return aboutOrder(command.nth, ({ number, email, customer }) => ({
        kind,
        request: {
          ...{ method: 'POST', path: '/api/withdrawals/' },
          headers: { Cookie: cookies[customer ?? 0]! },
          body: {
            name: 'Rita Reader',
            email: email || emailOf(0),
            number: String(number),
            confirm: true,
          },
        },
      }));
    case 'add an admin':
      return askAdmin('POST', '/api/admins', { username: `admin-${mark}` });
    case 'remove an admin': {
      const headers = known.adminHeaders(command.by);
      const path = `/api/admins/${known.adminIds[command.admin]}`;
      return { kind, mark: command.admin, request: { method: 'DELETE', path, headers } };
    }
    case 'create a shelf': {
      const shelf = { title: `Shelf ${mark}`, note: `note ${mark}` };
      return askAdmin('POST', '/api/shelves/', {
        ...shelf,
        books: [{ bookId: books[command.book]!.id }],
      });
    }
    case 'change a shelf':
    case 'delete a shelf': {
      const slugs = asked
        .filter((each) => each.kind === 'create a shelf')
        .flatMap(({ response }) => bodyOf<{ slug?: string }>(response).slug ?? []);
      const slug = at(slugs, command.nth);
      if (slug === undefined) return undefined;
      if (command.kind === 'delete a shelf') return askAdmin('DELETE', `/api/shelves/${slug}`);
      const shelf = { title: `Shelf of ${slug}`, note: `note ${mark}` };
      const chosen = [{ bookId: books[command.book]!.id }];
      return askAdmin('PUT', `/api/shelves/${slug}`, { ...shelf, books: chosen });
    }
    case 'settings':
      return askAdmin('PUT', '/api/settings', {
        lowStock: command.lowStock,
        delivery: `In ${mark} days.`,
      });
    case 'erase a customer':
      return aboutOrder(command.nth, ({ _id }) => ({
        ...askAdmin('DELETE', `/api/customers/${_id}`),
        knownOrders: knownOrders(asked),
      }));
    case 'delete an account': {
      const headers = { Cookie: cookies[command.customer]! };
      const request = { method: 'DELETE', path: '/api/me', headers } as const;
      return { kind, mark: command.customer, request, knownOrders: knownOrders(asked) };
    }
    case 'report':
      return askAdmin('GET', '/api/admin');
    case 'background work':
    case 'set the clock back':
      return undefined;
  }
}

/** In dollars; no other command sets the same. */
const priceOf = (mark: number) => 10 + mark / 100;

function at<Item>(items: Item[], nth: number): Item | undefined {
  return items.length === 0 ? undefined : items[nth % items.length];
}
