import { knownOrders } from '../sent-request.ts';
import type { Requests } from './request-builder.ts';

type ShopKind =
  | 'settings'
  | 'add an admin'
  | 'remove an admin'
  | 'erase a customer'
  | 'delete an account'
  | 'report';

export const shopRequests = {
  settings: ({ lowStock, vatRate }, asker) =>
    asker.asAdmin('PUT', '/api/settings', {
      lowStock,
      delivery: `In ${asker.mark} days.`,
      vat: { rate: vatRate },
    }),
  'add an admin': (_command, asker) =>
    asker.asAdmin('POST', '/api/admins', { username: `admin-${asker.mark}` }),
  'remove an admin'({ admin, by }, { kind, known }) {
    const headers = known.adminHeaders(by);
    const path = `/api/admins/${known.adminIds[admin]}`;
    return { kind, mark: admin, request: { method: 'DELETE', path, headers } };
  },
  'erase a customer': ({ nth }, asker) =>
    asker.aboutOrder(nth, ({ _id }) => ({
      ...asker.asAdmin('DELETE', `/api/customers/${_id}`),
      knownOrders: knownOrders(asker.known.asked),
    })),
  'delete an account': ({ customer }, asker) => ({
    ...asker.asCustomer(customer, 'DELETE', '/api/me'),
    mark: customer,
    knownOrders: knownOrders(asker.known.asked),
  }),
  report: (_command, asker) => asker.asAdmin('GET', '/api/admin'),
} satisfies Requests<ShopKind>;
