import {
  accountChangeSchema,
  accountSchema,
  bookIdsSchema,
  bookListChangeSchema,
  bookListSchema,
  type AccountChange,
  type BookListChange,
} from '../../contract/account/account.ts';
import { maxBookListLength } from '../../contract/limits.ts';
import { keyScopes, makeOnce, requestKeyOf } from '../../http/idempotency-key.ts';
import { rateLimit } from '../../protection/rate-limit.ts';
import { exampleIds } from '../../http/example-ids.ts';
import { defineRoute, type CustomerCaller, type Route } from '../../http/route.ts';
import {
  changeCustomer,
  findCustomerRecord,
  toAccount,
  type CustomerRecord,
} from './customer.model.ts';

/** Limits all changes of an account; a device that sends each click stays far below. */
const perCustomer = rateLimit('account-customer', 300, 600);

/** A customer's details for the next order, cart and wishlist. */
export function accountRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/me',
      access: 'customer',
      summary: 'Get the account of the signed-in customer',
      response: accountSchema,
      handle: async ({ caller }) => toAccount(caller, await findCustomerRecord(caller.uid)),
    }),
    defineRoute({
      call: 'PUT /api/me',
      access: 'customer',
      summary: 'Save name, phone and address for the next order; null removes a value',
      errors: ['request_in_progress', 'rate_limit_exceeded'],
      body: accountChangeSchema,
      example: { body: { name: 'Rita Reader', phone: null } },
      response: accountSchema,
      handle: async ({ body, caller }) => {
        await perCustomer.consume(caller.uid);
        return toAccount(caller, await changeCustomer(caller, () => toDetails(body)));
      },
    }),
    ...listRoutes('cart'),
    ...listRoutes('wishlist'),
  ];
}

// A device that signs in adds what it has, once. From then on it sends only what was changed on it: a
// book that another device has taken out is not in such a change, so it never comes back.
function listRoutes(list: 'cart' | 'wishlist'): Route[] {
  const change = async (caller: CustomerCaller, make: (ids: string[]) => string[]) => {
    await perCustomer.consume(caller.uid);
    return (await changeCustomer(caller, (record) => ({ [list]: make(record[list]) })))[list];
  };
  return [
    defineRoute({
      call: `PUT /api/me/${list}`,
      access: 'customer',
      summary: `Replace the ${list} of the account, or merge the ${list} of a device into it`,
      errors: ['request_in_progress', 'rate_limit_exceeded'],
      body: bookListSchema,
      example: { body: { bookIds: [exampleIds.book], merge: true } },
      response: bookIdsSchema,
      handle: ({ body: { bookIds, merge }, caller }) =>
        change(caller, (kept) => bounded([...bookIds, ...(merge ? kept : [])])),
    }),
    defineRoute({
      call: `PATCH /api/me/${list}`,
      access: 'customer',
      summary: `Add books to the ${list} of the account and remove others`,
      errors: ['rate_limit_exceeded'],
      header: 'Idempotency-Key',
      body: bookListChangeSchema,
      example: { body: { add: [exampleIds.book], remove: [exampleIds.deletedBook] } },
      response: bookIdsSchema,
      handle: async ({ body, caller, key, markReplayed }) => {
        await perCustomer.consume(caller.uid);
        const request = requestKeyOf(keyScopes.account(caller.uid), key, { list, ...body });
        const apply = (record: CustomerRecord) => ({ [list]: applyListChange(body, record[list]) });
        const { isReplayed } = await makeOnce(request, async (session) => {
          await changeCustomer(caller, apply, session);
          return true;
        });
        // A repeated request must not undo what another device has changed since.
        if (isReplayed) markReplayed();
        return (await findCustomerRecord(caller.uid))[list];
      },
    }),
  ];
}

function applyListChange({ add = [], remove = [] }: BookListChange, kept: string[]): string[] {
  const isNew = add.filter((id) => !kept.includes(id));
  return bounded([...isNew, ...kept.filter((id) => !remove.includes(id))]);
}

/** Without duplicates; a list that is too long loses its oldest books. */
function bounded(ids: string[]): string[] {
  return [...new Set(ids)].slice(0, maxBookListLength);
}

/** Only the given fields change. */
function toDetails({ name, phone, address }: AccountChange): Partial<CustomerRecord> {
  return {
    ...(name !== undefined && { name: name ?? undefined }),
    ...(phone !== undefined && { phone: phone ?? undefined }),
    ...(address !== undefined && { address: address ?? undefined }),
  };
}
