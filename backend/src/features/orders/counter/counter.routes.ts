import {
  counterResultSchema,
  counterScanSchema,
  undoByKeySchema,
  type CounterResult,
} from '../../../contract/order/counter.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { toBook } from '../../../models/books/book.model.ts';
import { toOrder } from '../../../models/orders/order.model.ts';
import { scanBook, undoScan, type Scanned } from './scan-book.ts';

export function counterRoutes(): Route[] {
  return [
    defineRoute({
      call: 'POST /api/counter',
      access: 'admin',
      summary:
        'Sell, receive or return one copy at the counter; a received copy goes to the order ' +
        'that has waited longest',
      errors: [
        'record_not_found',
        'book_unavailable',
        'insufficient_stock',
        'several_copies',
        'invalid_transition',
      ],
      header: 'Idempotency-Key',
      body: counterScanSchema,
      example: { body: { mode: 'sell', bookId: exampleIds.book } },
      response: counterResultSchema,
      handle: async ({ body, caller, key, markReplayed }) => {
        const request = { scan: body, key, by: caller.username };
        const { isReplayed, ...result } = await scanBook(request);
        if (isReplayed) markReplayed();
        return toResult(result);
      },
    }),
    defineRoute({
      call: 'POST /api/counter/undo',
      access: 'admin',
      summary: 'Undo a scan at the counter, by its Idempotency-Key',
      errors: [
        'record_not_found',
        'insufficient_stock',
        'invalid_transition',
        'request_in_progress',
      ],
      body: undoByKeySchema,
      example: { body: { key: 'scan-1' } },
      response: counterResultSchema,
      handle: async ({ body, caller }) => toResult(await undoScan(body.key, caller.username)),
    }),
  ];
}

function toResult({ book, order, givenTo }: Scanned): CounterResult {
  const isSale = order && !order.atTill;
  return { book: toBook(book), order: isSale ? toOrder(order, 'admin') : undefined, givenTo };
}
