import { erasedSchema } from '../../../contract/account/account.ts';
import { idParamSchema } from '../../../contract/page.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { eraseAccount, eraseCustomer } from './erase-person.ts';

/** Two doors to the same work: the customer's own, and the owner's. */
export function eraseRoutes(): Route[] {
  return [
    defineRoute({
      method: 'delete',
      path: '/api/me',
      access: 'customer',
      summary: 'Delete the account, and the person in its orders; not while an order is open',
      errors: ['invalid_transition'],
      answer: erasedSchema,
      handle: async ({ caller }) => ({ erased: await eraseAccount(caller.uid) }),
    }),
    defineRoute({
      method: 'delete',
      path: '/api/customers/:id',
      access: 'admin',
      summary: 'Take a person out of the shop; the orders keep city, books and sums',
      errors: ['invalid_transition'],
      params: idParamSchema,
      example: { params: { id: exampleIds.customer } },
      answer: erasedSchema,
      longestMs: 30_000,
      handle: async ({ caller, params }) => ({
        erased: await eraseCustomer(params.id, caller.username),
      }),
    }),
  ];
}
