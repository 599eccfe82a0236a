import { z } from 'zod';
import { recipientEtag } from '../../contract/order/recipient-etag.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { pageQuerySchema } from '../../contract/paging.ts';
import { emailSchema, foldEmail } from '../../contract/text/email.ts';
import { ApiError } from '../../http/api-error.ts';
import { responsePage, wholeListLimit } from '../../http/response-page.ts';
import { idParamsOf } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import {
  newestFirst,
  OrderModel,
  toOrder,
  type StoredOrder,
} from '../../models/orders/order.model.ts';
import { readOrder } from './read-order.queries.ts';

export function ordersRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/orders/email/:email',
      access: 'customer or admin',
      summary: 'List the orders of a customer, newest first; customers can list their own orders',
      errors: ['access_denied'],
      params: z.object({ email: emailSchema }),
      query: pageQuerySchema,
      example: { params: { email: 'reader@example.com' } },
      response: z.array(orderSchema),
      handle: async (call) => {
        const { caller, params } = call;
        const emailLower = foldEmail(params.email);
        if (caller.kind === 'customer' && caller.email !== emailLower) {
          throw new ApiError('access_denied', 'These are the orders of somebody else.');
        }
        // Bound to the uid: another account with the same e-mail finds nothing (CVE-2026-44472), and
        // after a change of e-mail the orders under the old one are still there.
        const filter = caller.kind === 'admin' ? { emailLower } : { uid: caller.uid };
        const pageOptions = { sort: newestFirst, defaultLimit: wholeListLimit };
        const orders = await responsePage<StoredOrder>(
          OrderModel.collection,
          filter,
          pageOptions,
          call,
        );
        return orders.map((order) => toOrder(order, caller.kind));
      },
    }),
    defineRoute({
      call: 'GET /api/orders/:id',
      access: 'customer or admin',
      summary: 'Get an order; customers can get their own orders',
      params: idParamsOf('order'),
      response: orderSchema,
      responseHeaders: ['ETag'],
      handle: async ({ caller, params, setHeader }) => {
        const selector = caller.kind === 'admin' ? {} : { uid: caller.uid };
        const order = await readOrder({ _id: params.id, ...selector });
        setHeader('ETag', recipientEtag(order));
        return toOrder(order, caller.kind);
      },
    }),
  ];
}
