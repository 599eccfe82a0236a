import { newOrderSchema, orderSchema, phoneOrderSchema } from '../../../contract/order/order.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { keyScopes, requestKeyOf } from '../../../http/idempotency-key.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { toOrder } from '../../../models/orders/order.model.ts';
import { visitorAddress } from '../../../protection/rate-limit.ts';
import { placeOrder, placeOwnersOrder } from './place-order.ts';

const example = {
  name: 'Rita Reader',
  phone: '+41 79 123 45 67',
  address: { city: 'Bern', country: 'Switzerland', state: 'BE', zipcode: '3011' },
  productIds: [exampleIds.book],
};

export function placeRoutes(): Route[] {
  return [
    defineRoute({
      call: 'POST /api/orders/',
      access: 'customer',
      summary: 'Create a cash-on-delivery order',
      errors: ['price_changed', 'book_unavailable', 'insufficient_stock', 'rate_limit_exceeded'],
      header: 'Idempotency-Key',
      body: newOrderSchema,
      example: { body: { ...example, email: 'reader@example.com', totalPrice: 12.5 } },
      response: orderSchema,
      status: 201,
      handle: async ({ body, caller, req, key, markReplayed }) => {
        const { order, isReplayed } = await placeOrder({
          customer: caller,
          order: body,
          key,
          address: visitorAddress(req),
        });
        if (isReplayed) markReplayed();
        return toOrder(order, 'customer');
      },
    }),
    defineRoute({
      call: 'POST /api/orders/by-phone',
      access: 'admin',
      summary: 'Create an order by telephone, which belongs to no account',
      errors: ['book_unavailable', 'insufficient_stock'],
      header: 'Idempotency-Key',
      body: phoneOrderSchema,
      example: { body: example },
      response: orderSchema,
      status: 201,
      handle: async ({ body, caller, key, markReplayed }) => {
        const { order, isReplayed } = await placeOwnersOrder({
          order: body,
          source: 'phone',
          request: requestKeyOf(keyScopes.adminOrder, key, { source: 'phone', ...body }),
          by: caller.username,
        });
        if (isReplayed) markReplayed();
        return toOrder(order, 'admin');
      },
    }),
  ];
}
