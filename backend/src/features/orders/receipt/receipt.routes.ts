import mongoose from 'mongoose';
import { receiptQuerySchema } from '../../../contract/order/order.ts';
import { idParamSchema } from '../../../contract/page.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import { OrderModel } from '../../../order-record/order.model.ts';
import { readOrder } from '../orders-of-person.model.ts';
import { toReceiptPage } from './receipt-page.ts';

export function receiptRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/orders/:id/receipt',
      access: 'customer or admin',
      summary:
        'The receipt of an order as a page to print; a customer finds the own ones only. With `with`, ' +
        'sales over the counter that were paid together stand on one',
      params: idParamSchema,
      query: receiptQuerySchema,
      example: { params: { id: exampleIds.order } },
      answerType: 'text/html; charset=utf-8',
      handle: async ({ caller, params, query, res }) => {
        const whose = caller.kind === 'admin' ? {} : { uid: caller.uid };
        const order = await readOrder({ _id: params.id, ...whose });
        const others = (query.with ?? []).filter((id) => id !== params.id);
        const together = await OrderModel.find({
          _id: mongoose.trusted({ $in: others }),
          ...whose,
          source: 'counter',
          currency: order.currency ?? null,
          status: 'delivered',
        })
          .sort({ number: 1 })
          .lean();
        res.set('X-Robots-Tag', 'noindex');
        const isPurchase = order.source === 'counter' && order.status === 'delivered';
        return toReceiptPage([order, ...(isPurchase ? together : [])], await findSettings());
      },
    }),
  ];
}
