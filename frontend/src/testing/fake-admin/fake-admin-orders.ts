import {
  newOrderNoteSchema,
  orderCorrectionSchema,
  orderSchema,
  phoneOrderSchema,
  type Order,
} from '@storyloom/backend/contract/order/order';
import { orderStatusChangeSchema } from '@storyloom/backend/contract/order/order-status-change';
import { recipientEtag } from '@storyloom/backend/contract/order/recipient-etag';
import { canBecome } from '@storyloom/backend/contract/order/order-status';
import { withdrawalSchema } from '@storyloom/backend/contract/order/withdrawal';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { z } from 'zod';
import { csv, adminHandler, recordCall, refuseStale } from './fake-admin';
import { response, api, fakeShop, refuse } from '../fake-api';
import { makeOrder } from '../factories';
import { fakeGift } from '../fake-gift';

/** What the owner does with orders. */
export const adminOrderHandlers: HttpHandler[] = [
  http.get(api('/withdrawals/'), () => response(z.array(withdrawalSchema), [])),
  http.get(api('/orders/'), ({ request }) =>
    adminHandler(request, () => {
      const { searchParams } = new URL(request.url);
      fakeShop.calls.push(`GET /orders/?${searchParams}`);
      const limit = Number(searchParams.get('limit') ?? 50);
      const start = (Number(searchParams.get('page') ?? 1) - 1) * limit;
      const found = findOrders(request);
      return response(z.array(orderSchema), found.slice(start, start + limit), {
        headers: {
          'X-Total-Count': String(found.length),
          'X-Unread-Messages': String(
            fakeShop.orders.reduce((all, { unread = 0 }) => all + unread, 0),
          ),
        },
      });
    }),
  ),
  http.get(api('/orders/export.csv'), ({ request }) =>
    adminHandler(request, () => {
      recordCall(request, null);
      return csv('number,date\r\n');
    }),
  ),
  http.get(api('/orders/:id'), ({ params, request }) =>
    adminHandler(request, () => {
      const order = fakeShop.orders.find(({ _id }) => _id === params['id']);
      return order ? response(orderSchema, order) : refuse('record_not_found');
    }),
  ),
  http.get(api('/orders/:id/receipt'), ({ params, request }) =>
    adminHandler(request, () => {
      const order = fakeShop.orders.find(({ _id }) => _id === params['id']);
      const others = new URL(request.url).searchParams.get('with')?.split(',').length ?? 0;
      return HttpResponse.html(
        `<!doctype html><title>Receipt ${order?.number}</title>` +
          (others ? `and ${others} more` : ''),
      );
    }),
  ),
  http.patch(api('/orders/:id/status'), ({ params, request }) =>
    adminHandler(request, async () => {
      const { status, undo, step, items } = orderStatusChangeSchema.parse(await request.json());
      const order = fakeShop.orders.find(({ _id }) => _id === params['id']);
      if (!order) return refuse('record_not_found');
      if (items && (status ?? step) === 'shipped') return sendBooks(order, items, undo);
      if (items) return returnBooks(order, items, undo);
      const next = undo ? order.history.at(-2)?.status : status;
      const isPossible = undo
        ? order.history.at(-1)?.by !== undefined && order.status === step
        : canBecome(order.status, next ?? 'placed', 'admin');
      if (!next || !isPossible) return refuse('invalid_transition');
      order.status = next;
      order.history.push({
        status: next,
        at: '2026-11-21T09:00:00.000Z',
        by: 'owner',
        ...(undo && { undo }),
      });
      return response(orderSchema, order);
    }),
  ),
  http.patch(api('/orders/:id'), ({ params, request }) =>
    adminHandler(request, async () => {
      const { address, ...correction } = orderCorrectionSchema.parse(await request.json());
      recordCall(request, { ...correction, ...(address && { address }) });
      const order = fakeShop.orders.find(({ _id }) => _id === params['id']);
      if (!order) return refuse('record_not_found');
      if (request.headers.get('If-Match') !== recipientEtag(order))
        return refuseStale(order, recipientEtag(order));
      Object.assign(order, correction, { address: { ...order.address, ...address } });
      const { status } = order;
      const changed = ['name' as const];
      order.history.push({ status, at: '2026-11-21T09:00:00.000Z', by: 'owner', changed });
      return response(orderSchema, order);
    }),
  ),
  http.post(api('/orders/:id/notes'), ({ params, request }) =>
    adminHandler(request, async () => {
      const { text } = newOrderNoteSchema.parse(await request.json());
      recordCall(request, { text });
      const order = fakeShop.orders.find(({ _id }) => _id === params['id']);
      if (!order) return refuse('record_not_found');
      const note = { text, at: '2026-11-21T09:00:00.000Z', by: 'owner' };
      order.notes = [...(order.notes ?? []), note];
      return response(orderSchema, order, { status: 201 });
    }),
  ),
  http.post(api('/orders/by-phone'), ({ request }) =>
    adminHandler(request, async () => {
      const { productIds, email = '', ...order } = phoneOrderSchema.parse(await request.json());
      const gift = fakeGift(order.gift, fakeShop.settings);
      recordCall(request, request.headers.get('Idempotency-Key'));
      const placed = makeOrder({
        ...order,
        gift,
        email,
        number: 1004,
        source: 'phone',
        productIds,
      });
      fakeShop.orders.unshift(placed);
      return response(orderSchema, placed, { status: 201 });
    }),
  ),
];

function sendBooks(order: Order, books: string[], undo: true | undefined) {
  const at = '2026-11-21T09:00:00.000Z';
  for (const item of order.items.filter(({ bookId }) => books.includes(bookId))) {
    if (undo) delete item.sentAt;
    else item.sentAt = at;
  }
  order.status = order.items.every(({ sentAt }) => sentAt) ? 'shipped' : 'confirmed';
  const { status } = order;
  order.history.push({ status, at, by: 'owner', sent: books, ...(undo && { undo }) });
  return response(orderSchema, order);
}

function returnBooks(order: Order, books: string[], undo: true | undefined) {
  const named = order.items.filter(({ bookId }) => books.includes(bookId));
  if (!undo && named.some(({ returnedAt }) => returnedAt)) return refuse('invalid_transition');
  const at = '2026-11-21T09:00:00.000Z';
  for (const item of named) {
    if (undo) delete item.returnedAt;
    else item.returnedAt = at;
  }
  const back = order.items.filter(({ returnedAt }) => returnedAt);
  const isAll = back.length === order.items.length;
  order.left = order.totalPrice - back.reduce((sum, { price }) => sum + price, 0);
  if (isAll || back.length === 0) delete order.left;
  if (isAll) order.status = 'returned';
  const { status } = order;
  order.history.push({ status, at, by: 'owner', returned: books, ...(undo && { undo }) });
  return response(orderSchema, order);
}

function findOrders(request: Request): Order[] {
  const { searchParams } = new URL(request.url);
  const [status, q] = [searchParams.get('status'), searchParams.get('q')?.toLowerCase() ?? ''];
  return fakeShop.orders.filter(
    (order) =>
      (!status || order.status === status) &&
      `${order.name} ${order.phone} ${order.number}`.toLowerCase().includes(q) &&
      order.createdAt.slice(0, 10) >= (searchParams.get('from') ?? '') &&
      order.createdAt.slice(0, 10) <= (searchParams.get('to') ?? '9'),
  );
}
