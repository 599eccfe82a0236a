import { z } from 'zod';
import {
  customerDetailSchema,
  customerExportSchema,
  customerListQuerySchema,
  customerSchema,
} from '../../contract/account/customer.ts';
import { idParamSchema } from '../../contract/page.ts';
import { setListHeaders } from '../../http/list-headers.ts';
import { exampleIds } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { exportCustomer } from './export-customer.ts';
import { findCustomer, findCustomers, findNewestOrdersOf, toCustomer } from './find-customers.ts';
import { exportOfShop } from '../../contract/identity/file-of-shop.ts';
import { findShop } from '../../shop-settings/settings.model.ts';

const pageLength = 25;

export function customersRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/customers/',
      access: 'admin',
      summary: 'Everybody who has ordered, newest order first',
      query: customerListQuerySchema,
      example: { query: { q: 'carl' } },
      answer: z.array(customerSchema),
      handle: async ({ query, req, setHeader }) => {
        const { q, page = 1, limit = pageLength } = query;
        const { customers, total } = await findCustomers(q, page, limit);
        setListHeaders(setHeader, { path: req.path, query, total, page, limit });
        return customers.map(toCustomer);
      },
    }),
    defineRoute({
      method: 'get',
      path: '/api/customers/:id',
      access: 'admin',
      summary: 'One customer with all orders',
      params: idParamSchema,
      example: { params: { id: exampleIds.customer } },
      answer: customerDetailSchema,
      handle: async ({ params }) => {
        const customer = await findCustomer(params.id);
        return { customer: toCustomer(customer), orders: await findNewestOrdersOf(customer.whose) };
      },
    }),
    defineRoute({
      method: 'get',
      path: '/api/customers/:id/export',
      access: 'admin',
      summary: 'Everything the shop keeps about a customer, as a file',
      answerHeaders: ['Content-Disposition'],
      params: idParamSchema,
      example: { params: { id: exampleIds.customer } },
      answer: customerExportSchema,
      longestMs: 30_000,
      handle: async ({ params, res }) => {
        const exported = await exportCustomer(await findCustomer(params.id));
        res.attachment(exportOfShop(`customer-${params.id}.json`, await findShop()));
        return exported;
      },
    }),
  ];
}
