import { z } from 'zod';
import { exportOfShop } from '../../../contract/identity/file-of-shop.ts';
import { toAmount } from '../../../contract/number/cents.ts';
import {
  newOrderNoteSchema,
  orderCorrectionSchema,
  orderExportQuerySchema,
  orderListQuerySchema,
  orderSchema,
} from '../../../contract/order/order.ts';
import { usesVat } from '../../../contract/order/vat/vat.ts';
import { recipientEtag } from '../../../contract/order/recipient-etag.ts';
import { setListHeaders } from '../../../http/response-page.ts';
import { idParamsOf } from '../../../http/example-ids.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { toOrder } from '../../../models/orders/order.model.ts';
import { hasUsedBooks } from '../../../models/books/used-copies.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { countUnread, countUnreadOf } from '../messages/order-message.model.ts';
import { addNote } from './add-note.ts';
import { correctOrder } from './correct-order.ts';
import { exportOrders } from './export-orders.ts';
import { countFoundOrders, findOrders, hasGiftOrder, orderFilter } from './find-orders.ts';

const ownerPageLimit = 50;

export function ownerListRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/orders/',
      access: 'admin',
      summary:
        'List all orders, newest first. With a filter, X-Total-Price is the total of all ' +
        'matching orders; a search with more than 10,000 matches has X-Total-At-Least and no ' +
        'total',
      responseHeaders: ['X-Total-Price', 'X-Total-At-Least', 'X-Unread-Messages'],
      query: orderListQuerySchema,
      example: { query: { status: 'placed', q: 'rita', page: '1', limit: '50' } },
      response: z.array(orderSchema),
      handle: async ({ query, req, setHeader }) => {
        const { page = 1, limit = ownerPageLimit, sort } = query;
        const { isLowerBound, cents, ...counted } = await countFoundOrders(query);
        const known = isLowerBound ? undefined : counted.total;
        const wanted = { page, limit, sort, total: known };
        const orders = await findOrders(await orderFilter(query), wanted);
        // Beyond the counted orders, a full page means that there is a next one.
        const atLeast = (page - 1) * limit + orders.length + (orders.length < limit ? 0 : 1);
        const total = isLowerBound ? Math.max(counted.total, atLeast) : counted.total;
        setListHeaders(setHeader, { path: req.path, query, total, page, limit });
        if (isLowerBound) setHeader('X-Total-At-Least', 'true');
        if (cents !== undefined) setHeader('X-Total-Price', toAmount(cents).toFixed(2));
        const unreadMessages = await countUnread();
        if (unreadMessages > 0) setHeader('X-Unread-Messages', String(unreadMessages));
        const unread = await countUnreadOf(orders.map(({ _id }) => _id));
        return orders.map((order) => ({
          ...toOrder(order, 'admin'),
          unread: unread.get(order._id.toHexString()),
        }));
      },
    }),
    defineRoute({
      call: 'GET /api/orders/export.csv',
      access: 'admin',
      summary: 'Export orders as CSV, with a line per order or per book',
      query: orderExportQuerySchema,
      example: { query: { from: '2026-01-01', to: '2026-12-31' } },
      responseType: 'text/csv',
      handle: async ({ query, res }) => {
        const isByBook = query.lines === 'books';
        const file = isByBook ? 'ordered-books.csv' : 'orders.csv';
        const { shop, vat, gift, money } = await findSettings();
        res.attachment(exportOfShop(file, shop));
        const filter = await orderFilter(query);
        return exportOrders(filter, {
          isByBook,
          locale: money.locale,
          hasVat: usesVat(vat),
          hasGifts: gift.isOn || (await hasGiftOrder(filter)),
          hasUsed: await hasUsedBooks(),
        });
      },
    }),
    defineRoute({
      call: 'PATCH /api/orders/:id',
      access: 'admin',
      summary: 'Correct the name, phone or address of an order that is not shipped',
      errors: ['invalid_transition'],
      params: idParamsOf('order'),
      header: 'If-Match',
      body: orderCorrectionSchema,
      example: { body: { address: { street: '9 Harbour Lane' } } },
      response: orderSchema,
      handle: async ({ body, caller, params, req, setHeader }) => {
        const ifMatch = req.headers['if-match'];
        const order = await correctOrder(params.id, body, caller.username, ifMatch);
        setHeader('ETag', recipientEtag(order));
        return toOrder(order, 'admin');
      },
    }),
    defineRoute({
      call: 'POST /api/orders/:id/notes',
      access: 'admin',
      summary: 'Add a note to an order that only the shop sees; 409 if the order was erased',
      errors: ['invalid_transition'],
      params: idParamsOf('order'),
      header: 'Idempotency-Key',
      body: newOrderNoteSchema,
      example: { body: { text: 'Rings twice, the bell is weak.' } },
      response: orderSchema,
      status: 201,
      handle: async ({ body: { text }, caller, params: { id }, key, markReplayed }) => {
        const { adminId, username: by } = caller;
        const { order, isReplayed } = await addNote({ id, text, key, adminId, by });
        if (isReplayed) markReplayed();
        return toOrder(order, 'admin');
      },
    }),
  ];
}
