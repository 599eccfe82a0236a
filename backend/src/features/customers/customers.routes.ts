import { z } from 'zod';
import {
  customerDetailSchema,
  customerExportSchema,
  customerListQuerySchema,
  customerSchema,
} from '../../contract/customer.ts';
import { erasedSchema } from '../../contract/account.ts';
import { idParamSchema } from '../../contract/page.ts';
import { setListHeaders } from '../../http/list-headers.ts';
import { exampleIds } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { eraseCustomer, type EraseAccount } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { findCustomer, findCustomers, findNewestOrdersOf, toCustomer } from './find-customers.ts';

const pageLength = 25;
const longestMs = 30_000;

export function customersRoutes(eraseAccount: EraseAccount): Route[] {
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
      params: idParamSchema,
      example: { params: { id: exampleIds.customer } },
      answer: customerExportSchema,
      longestMs,
      handle: async ({ params, res }) => {
        const exported = await exportCustomer(await findCustomer(params.id));
        res.attachment(`customer-${params.id}.json`);
        return exported;
      },
    }),
    defineRoute({
      method: 'delete',
      path: '/api/customers/:id',
      access: 'admin',
      summary: 'Take a person out of the shop; the orders keep city, books and sums',
      params: idParamSchema,
      example: { params: { id: exampleIds.customer } },
      answer: erasedSchema,
      longestMs,
      handle: async ({ caller, params }) => {
        const erased = await eraseCustomer(params.id, { by: caller.username, eraseAccount });
        return { erased };
      },
    }),
  ];
}
