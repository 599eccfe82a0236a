import { Readable } from 'node:stream';
import { z } from 'zod';
import { undoByKeySchema } from '../../../contract/order/counter.ts';
import {
  arrivalSchema,
  arrivedSchema,
  supplyRowSchema,
} from '../../../contract/order/awaited-books.ts';
import { exportOfShop } from '../../../contract/identity/file-of-shop.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { dayIn } from '../../../models/settings/shop-day.ts';
import { writeCsv } from '../../../text/csv.ts';
import { findAwaitedBooks } from './find-awaited-books.ts';
import { recordArrival, undoArrival } from './record-arrival.ts';

const columns = ['publisher', 'isbn', 'title', 'author', 'copies', 'orders', 'promisedBy'] as const;

export function supplyRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/supply/',
      access: 'admin',
      summary: 'List the copies to order for open orders, by publisher and title',
      response: z.array(supplyRowSchema),
      handle: findAwaitedBooks,
    }),
    defineRoute({
      call: 'GET /api/supply.csv',
      access: 'admin',
      summary: 'Export the list of copies to order as CSV for the wholesaler',
      responseType: 'text/csv',
      handle: async ({ res }) => {
        const { shop, money } = await findSettings();
        res.attachment(exportOfShop(`to-order-${dayIn(money)}.csv`, shop));
        const rows = await findAwaitedBooks();
        const lines = rows.map(({ book, publisher, copies, orders, promisedBy = '' }) => {
          const { isbn = '', title, author = '' } = book;
          return { publisher, isbn, title, author, copies, orders: orders.join(' '), promisedBy };
        });
        return writeCsv(Readable.from(lines), money.locale, columns);
      },
    }),
    defineRoute({
      call: 'POST /api/supply/arrivals',
      access: 'admin',
      summary:
        'Record arrived copies; orders that have waited longest get them, the rest goes to ' +
        'stock',
      errors: ['record_not_found'],
      header: 'Idempotency-Key',
      body: arrivalSchema,
      example: { body: { bookId: exampleIds.book, copies: 2 } },
      response: arrivedSchema,
      handle: async ({ body, caller, key, markReplayed }) => {
        const request = { arrival: body, key, by: caller.username };
        const { arrived, isReplayed } = await recordArrival(request);
        if (isReplayed) markReplayed();
        return arrived;
      },
    }),
    defineRoute({
      call: 'POST /api/supply/arrivals/undo',
      access: 'admin',
      summary: 'Undo an arrival, by its Idempotency-Key',
      errors: [
        'record_not_found',
        'insufficient_stock',
        'invalid_transition',
        'request_in_progress',
      ],
      body: undoByKeySchema,
      example: { body: { key: 'arrival-1' } },
      response: arrivedSchema,
      handle: ({ body, caller }) => undoArrival(body.key, caller.username),
    }),
  ];
}
