import { z } from 'zod';
import {
  customerDetailSchema,
  customerListQuerySchema,
  customerSchema,
} from '../../contract/customer.ts';
import { idParamSchema } from '../../contract/page.ts';
import { setListHeaders } from '../../http/list-headers.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { toCustomer } from './customer-count.model.ts';
import { findCustomer, findCustomers, findOrdersOf } from './find-customers.ts';

const pageLength = 25;

export function customersRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/customers/',
      access: 'admin',
      summary: 'Everybody who has ordered, newest order first',
      query: customerListQuerySchema,
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
      answer: customerDetailSchema,
      handle: async ({ params }) => {
        const customer = await findCustomer(params.id);
        return { customer: toCustomer(customer), orders: await findOrdersOf(customer) };
      },
    }),
  ];
}
