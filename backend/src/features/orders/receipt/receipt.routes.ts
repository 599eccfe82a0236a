import { receiptQuerySchema } from '../../../contract/order/order.ts';
import { sitePages } from '../../../contract/shop/site-pages.ts';
import { notFound } from '../../../http/api-error.ts';
import { idParamsOf } from '../../../http/example-ids.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { readOrder } from '../read-order.queries.ts';
import { toReceiptPage } from './receipt-page.ts';

export function receiptRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/orders/:id/receipt',
      access: 'customer or admin',
      summary:
        'Get the receipt of an order as a page to print; customers can get those of their ' +
        'own orders. `with` adds sales over the counter that were paid together',
      params: idParamsOf('order'),
      query: receiptQuerySchema,
      responseType: 'text/html; charset=utf-8',
      redirectIfSignedOut: `${sitePages.login.path}?next=${sitePages.orders.path}`,
      handle: async ({ caller, params, query, res }) => {
        const selector = caller.kind === 'admin' ? {} : { uid: caller.uid };
        const order = await readOrder({ _id: params.id, ...selector });
        if (order.atTill) throw notFound('receipt');
        const others = (query.with ?? []).filter((id) => id !== params.id);
        const together = await OrderModel.find({
          _id: { $in: others },
          ...selector,
          source: 'counter',
          atTill: null,
          currency: order.currency ?? null,
          status: 'delivered',
        })
          .sort({ number: 1 })
          .lean();
        const settings = await findSettings();
        res.set('X-Robots-Tag', 'noindex');
        res.set('Content-Language', settings.language);
        const isPurchase = order.source === 'counter' && order.status === 'delivered';
        return toReceiptPage([order, ...(isPurchase ? together : [])], settings);
      },
    }),
  ];
}
