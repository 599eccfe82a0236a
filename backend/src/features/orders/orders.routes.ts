import { z } from 'zod';
import { emailSchema } from '../../contract/text/email.ts';
import { toDollars } from '../../contract/number/money.ts';
import {
  newOrderNoteSchema,
  newOrderSchema,
  orderCorrectionSchema,
  orderExportQuerySchema,
  orderListQuerySchema,
  orderSchema,
  orderStatusChangeSchema,
  phoneOrderSchema,
} from '../../contract/order/order.ts';
import { pageQuerySchema } from '../../contract/page.ts';
import { ApiError } from '../../http/api-error.ts';
import { answerPage, setListHeaders } from '../../http/answer-page.ts';
import { exampleIds, idParamsOf } from '../../http/example-ids.ts';
import { readKey } from '../../http/idempotency-key.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { visitorAddress } from '../../protection/rate-limit.ts';
import { exportOrders } from './owner-list/export-orders.ts';
import { addNote, correctOrder } from './owner-list/correct-order.ts';
import {
  countFoundOrders,
  findOrders,
  newestFirst,
  orderFilter,
} from './owner-list/find-orders.ts';
import {
  isVisible,
  OrderModel,
  toOrder,
  type StoredOrder,
} from '../../order-record/order.model.ts';
import { readOrder } from './orders-of-person.model.ts';
import { changeStatus, returnBooks, setOrderStatus } from './status/set-status.ts';
import { placeOrder, placeOwnersOrder } from './place/place-order.ts';
import { undoStatus } from './status/undo-status.ts';
import { exportOfShop } from '../../contract/identity/file-of-shop.ts';
import { findShop } from '../../shop-settings/settings.model.ts';

const wholeListLimit = 1000;
const ownerPageLimit = 50;

const example = {
  name: 'Rita Reader',
  phone: '+41 79 123 45 67',
  address: { city: 'Bern', country: 'Switzerland', state: 'BE', zipcode: '3011' },
  productIds: [exampleIds.book],
};

export function ordersRoutes(): Route[] {
  return [
    defineRoute({
      call: 'POST /api/orders/',
      access: 'customer',
      summary: 'Place a cash-on-delivery order; the same Idempotency-Key never makes two',
      errors: ['price_changed', 'book_unavailable', 'insufficient_stock', 'rate_limit_exceeded'],
      header: 'Idempotency-Key',
      body: newOrderSchema,
      example: { body: { ...example, email: 'reader@example.com', totalPrice: 12.5 } },
      answer: orderSchema,
      status: 201,
      handle: async ({ body, caller, req, setHeader }) => {
        const { order, isReplayed } = await placeOrder({
          customer: caller,
          order: body,
          key: readKey(req),
          address: visitorAddress(req),
        });
        if (isReplayed) setHeader('Idempotent-Replayed', 'true');
        return toOrder(order, 'customer');
      },
    }),
    defineRoute({
      call: 'GET /api/orders/',
      access: 'admin',
      summary:
        'All orders, newest first; with a filter, X-Total-Price is what they come to together. ' +
        'A search that finds more than 10,000 says X-Total-At-Least and no sum',
      answerHeaders: ['X-Total-Price', 'X-Total-At-Least'],
      query: orderListQuerySchema,
      example: { query: { status: 'placed', q: 'rita', page: '1', limit: '50' } },
      answer: z.array(orderSchema),
      handle: async ({ query, req, setHeader }) => {
        const { page = 1, limit = ownerPageLimit, sort } = query;
        const { isLeast, cents, ...counted } = await countFoundOrders(query);
        const known = isLeast ? undefined : counted.total;
        const wanted = { page, limit, sort, total: known };
        const orders = await findOrders(await orderFilter(query), wanted);
        // Who leafs on beyond what was counted finds a next page as long as pages are full.
        const seen = (page - 1) * limit + orders.length + (orders.length < limit ? 0 : 1);
        const total = isLeast ? Math.max(counted.total, seen) : counted.total;
        setListHeaders(setHeader, { path: req.path, query, total, page, limit });
        if (isLeast) setHeader('X-Total-At-Least', 'true');
        if (cents !== undefined) setHeader('X-Total-Price', toDollars(cents).toFixed(2));
        return orders.map((order) => toOrder(order, 'admin'));
      },
    }),
    defineRoute({
      call: 'GET /api/orders/export.csv',
      access: 'admin',
      summary: 'The same orders as a CSV file, a line for each order or for each book',
      query: orderExportQuerySchema,
      example: { query: { from: '2026-01-01', to: '2026-12-31' } },
      answerType: 'text/csv',
      handle: async ({ query, res }) => {
        const isByBook = query.lines === 'books';
        const file = isByBook ? 'ordered-books.csv' : 'orders.csv';
        res.attachment(exportOfShop(file, await findShop()));
        return exportOrders(await orderFilter(query), { isByBook });
      },
    }),
    defineRoute({
      call: 'GET /api/orders/email/:email',
      access: 'customer or admin',
      summary: 'Orders of a customer, newest first; a customer sees the own ones only',
      errors: ['access_denied'],
      params: z.object({ email: emailSchema }),
      query: pageQuerySchema,
      example: { params: { email: 'reader@example.com' } },
      answer: z.array(orderSchema),
      handle: async (call) => {
        const { caller, params } = call;
        const emailLower = params.email.toLowerCase();
        if (caller.kind === 'customer' && caller.email !== emailLower) {
          throw new ApiError('access_denied', 'These are the orders of somebody else.');
        }
        // Bound to the uid: another account with the same e-mail finds nothing (CVE-2026-44472), and
        // after a change of e-mail the orders under the old one are still there.
        const whose = caller.kind === 'admin' ? { emailLower } : { uid: caller.uid };
        const filter = { ...whose, status: isVisible() };
        const part = { sort: newestFirst, usual: wholeListLimit };
        const orders = await answerPage<StoredOrder>(OrderModel.collection, filter, part, call);
        return orders.map((order) => toOrder(order, caller.kind));
      },
    }),
    defineRoute({
      call: 'GET /api/orders/:id',
      access: 'customer or admin',
      summary: 'One order; a customer finds the own ones only',
      params: idParamsOf('order'),
      answer: orderSchema,
      handle: async ({ caller, params }) => {
        const whose = caller.kind === 'admin' ? {} : { uid: caller.uid };
        return toOrder(await readOrder({ _id: params.id, ...whose }), caller.kind);
      },
    }),
    defineRoute({
      call: 'POST /api/orders/:id/cancel',
      access: 'customer',
      summary: 'Cancel an own order that nobody has confirmed yet',
      errors: ['invalid_transition'],
      params: idParamsOf('order'),
      answer: orderSchema,
      handle: async ({ caller, params }) => {
        const whose = { _id: params.id, uid: caller.uid };
        const change = { whose, status: 'cancelled', actor: 'customer' } as const;
        return toOrder(await changeStatus(change), 'customer');
      },
    }),
    defineRoute({
      call: 'POST /api/orders/by-phone',
      access: 'admin',
      summary: 'Take down an order by telephone; it belongs to no account',
      errors: ['book_unavailable', 'insufficient_stock'],
      header: 'Idempotency-Key',
      body: phoneOrderSchema,
      example: { body: example },
      answer: orderSchema,
      status: 201,
      handle: async ({ body, caller, req, setHeader }) => {
        const { order, isReplayed } = await placeOwnersOrder({
          order: body,
          source: 'phone',
          key: readKey(req),
          by: caller.username,
        });
        if (isReplayed) setHeader('Idempotent-Replayed', 'true');
        return toOrder(order, 'admin');
      },
    }),
    defineRoute({
      call: 'PATCH /api/orders/:id',
      access: 'admin',
      summary: 'Correct name, phone or address of an order that is not shipped yet',
      errors: ['invalid_transition'],
      params: idParamsOf('order'),
      body: orderCorrectionSchema,
      example: { body: { address: { street: '9 Harbour Lane' } } },
      answer: orderSchema,
      handle: async ({ body, caller, params }) =>
        toOrder(await correctOrder(params.id, body, caller.username), 'admin'),
    }),
    defineRoute({
      call: 'POST /api/orders/:id/notes',
      access: 'admin',
      summary: 'Add a note to an order that only the shop sees',
      params: idParamsOf('order'),
      body: newOrderNoteSchema,
      example: { body: { text: 'Rings twice, the bell is weak.' } },
      answer: orderSchema,
      status: 201,
      handle: async ({ body, caller, params }) =>
        toOrder(await addNote(params.id, body.text, caller.username), 'admin'),
    }),
    defineRoute({
      call: 'PATCH /api/orders/:id/status',
      access: 'admin',
      summary:
        'Take an order to its next status, note books of it that came back, or take the last step back ' +
        'within ten seconds',
      errors: ['invalid_transition', 'request_in_progress'],
      params: idParamsOf('order'),
      body: orderStatusChangeSchema,
      example: { body: { status: 'confirmed' } },
      answer: orderSchema,
      handle: async ({ body: { status, step, items }, caller, params: { id } }) => {
        const by = caller.username;
        if (!status) return toOrder(await undoStatus({ id, step, items, by }), 'admin');
        const changed = items
          ? await returnBooks({ id, bookIds: items, by })
          : await setOrderStatus(id, status, by);
        return toOrder(changed, 'admin');
      },
    }),
  ];
}
