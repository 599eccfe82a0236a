import { orderSchema } from '../../../contract/order/order.ts';
import { orderStatusChangeSchema } from '../../../contract/order/order-status-change.ts';
import { idParamsOf } from '../../../http/example-ids.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { toOrder } from '../../../models/orders/order.model.ts';
import { changeBooks, changeStatus, undoStatus } from './change-order.ts';

export function statusRoutes(): Route[] {
  return [
    defineRoute({
      call: 'POST /api/orders/:id/cancel',
      access: 'customer',
      summary: 'Cancel an order of the customer that is not confirmed yet',
      errors: ['invalid_transition'],
      params: idParamsOf('order'),
      response: orderSchema,
      handle: async ({ caller, params }) => {
        const selector = { _id: params.id, uid: caller.uid };
        const change = { selector, status: 'cancelled', actor: 'customer' } as const;
        return toOrder(await changeStatus(change), 'customer');
      },
    }),
    defineRoute({
      call: 'PATCH /api/orders/:id/status',
      access: 'admin',
      summary:
        'Move an order to its next status, ship or return some of its books, or undo the ' +
        'last step within ten seconds',
      errors: ['invalid_transition', 'insufficient_stock'],
      params: idParamsOf('order'),
      body: orderStatusChangeSchema,
      example: { body: { status: 'confirmed' } },
      response: orderSchema,
      handle: async ({ body: { status, step, items }, caller, params: { id } }) => {
        const by = caller.username;
        if (!status) return toOrder(await undoStatus({ id, step, items, by }), 'admin');
        if (!items) {
          const change = { selector: { _id: id }, status, actor: 'admin', by } as const;
          return toOrder(await changeStatus(change), 'admin');
        }
        return toOrder(await changeBooks({ id, status, bookIds: items, by }), 'admin');
      },
    }),
  ];
}
