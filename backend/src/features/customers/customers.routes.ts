import { z } from 'zod';
import {
  customerDetailSchema,
  customerExportSchema,
  customerListQuerySchema,
  customerSchema,
  accountExportSchema,
} from '../../contract/account/customer.ts';
import { erasedSchema } from '../../contract/account/account.ts';
import { rateLimit } from '../../protection/rate-limit.ts';
import { setListHeaders } from '../../http/response-page.ts';
import { idParamsOf } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { findCustomerRecord, toAccount } from '../account/customer.model.ts';
import { eraseAccount, eraseCustomer } from './erase/erase-person.ts';
import { exportAccount, exportCustomer } from './export-person.ts';
import { readCustomer, findCustomers, toCustomer } from './find-customers.ts';
import { exportOfShop, fileOfShop } from '../../contract/identity/file-of-shop.ts';
import { toOrder } from '../../models/orders/order.model.ts';
import { findOrdersOf } from '../orders/orders-of-person.queries.ts';
import { findShop } from '../../models/settings/settings.model.ts';

/** Limit of exports and erasures. */
const perCustomer = rateLimit('customer-everything', 60, 3600);
const pageLength = 25;
const maxOrders = 1000;

/** The owner's list of customers; export and erasure for the owner and for the customer. */
export function customersRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/customers/',
      access: 'admin',
      summary: 'List everyone who has ordered, newest order first',
      query: customerListQuerySchema,
      example: { query: { q: 'carl' } },
      response: z.array(customerSchema),
      handle: async ({ query, req, setHeader }) => {
        const { q, page = 1, limit = pageLength } = query;
        const { customers, total } = await findCustomers(q, page, limit);
        setListHeaders(setHeader, { path: req.path, query, total, page, limit });
        return customers.map(toCustomer);
      },
    }),
    defineRoute({
      call: 'GET /api/customers/:id',
      access: 'admin',
      summary: 'Get a customer with all orders',
      params: idParamsOf('customer'),
      response: customerDetailSchema,
      handle: async ({ params }) => {
        const customer = await readCustomer(params.id);
        const orders = await findOrdersOf(customer.selector, maxOrders);
        return {
          customer: toCustomer(customer),
          orders: orders.map((order) => toOrder(order, 'admin')),
        };
      },
    }),
    defineRoute({
      call: 'GET /api/customers/:id/export',
      access: 'admin',
      summary: 'Export all data of a customer',
      responseHeaders: ['Content-Disposition'],
      params: idParamsOf('customer'),
      response: customerExportSchema,
      timeoutMs: 30_000,
      handle: async ({ params, res }) => {
        const exported = await exportCustomer(await readCustomer(params.id));
        res.attachment(exportOfShop(`customer-${params.id}.json`, await findShop()));
        return exported;
      },
    }),
    defineRoute({
      call: 'GET /api/me/export',
      access: 'customer',
      summary: 'Export all data of the signed-in customer',
      errors: ['rate_limit_exceeded'],
      responseHeaders: ['Content-Disposition'],
      response: accountExportSchema,
      handle: async ({ caller, res }) => {
        await perCustomer.consume(caller.uid);
        res.attachment(fileOfShop('my-data.json', await findShop()));
        const account = toAccount(caller, await findCustomerRecord(caller.uid));
        return exportAccount(account, caller.sessionId);
      },
    }),
    defineRoute({
      call: 'DELETE /api/customers/:id',
      access: 'admin',
      summary: 'Erase the personal data of a customer; orders keep city, books and amounts',
      errors: ['invalid_transition'],
      params: idParamsOf('customer'),
      response: erasedSchema,
      timeoutMs: 30_000,
      handle: async ({ caller, params }) => ({
        erased: await eraseCustomer(params.id, caller.username),
      }),
    }),
    defineRoute({
      call: 'DELETE /api/me',
      access: 'customer',
      summary:
        'Delete the account and erase the personal data in its orders; refused while an ' +
        'order is open',
      errors: ['invalid_transition', 'rate_limit_exceeded'],
      response: erasedSchema,
      timeoutMs: 30_000,
      handle: async ({ caller }) => {
        await perCustomer.consume(caller.uid);
        return { erased: await eraseAccount(caller.uid) };
      },
    }),
  ];
}
