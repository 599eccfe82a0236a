import {
  accountChangeSchema,
  accountSchema,
  bookIdsSchema,
  bookListChangeSchema,
  bookListSchema,
  type Account,
  type AccountChange,
} from '../../contract/account/account.ts';
import type { Complete } from '../../database/complete.ts';
import { keyHeader, readKey } from '../../http/idempotency-key.ts';
import { exampleIds } from '../../http/example-ids.ts';
import { defineRoute, type CustomerCaller, type Route } from '../../http/route.ts';
import { applyListChange, mergeLists } from './change-list.ts';
import { changeCustomer, readCustomer, type CustomerRecord } from './customer.model.ts';
import { accountExportSchema } from '../../contract/account/account-export.ts';
import { exportAccount } from './export-account.ts';
import { fileOfShop } from '../../contract/identity/file-of-shop.ts';
import { findShop } from '../../shop-settings/settings.model.ts';

/** More changes than a customer's devices make between a try and the next. */
const mostListKeys = 50;

/** What customers keep with the shop: details for the next order, cart and wishlist. */
export function accountRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/me',
      access: 'customer',
      summary: 'What the account of the customer holds',
      answer: accountSchema,
      handle: async ({ caller }) => toAccount(caller, await readCustomer(caller.uid)),
    }),
    defineRoute({
      method: 'put',
      path: '/api/me',
      access: 'customer',
      summary: 'Keep name, phone and address for the next order; null takes one out',
      errors: ['request_in_progress'],
      body: accountChangeSchema,
      example: { body: { name: 'Rita Reader', phone: null } },
      answer: accountSchema,
      handle: async ({ body, caller }) =>
        toAccount(caller, await changeCustomer(caller.uid, () => toDetails(body))),
    }),
    defineRoute({
      method: 'get',
      path: '/api/me/export',
      access: 'customer',
      summary: 'All that the shop keeps about the customer, as a file',
      answerHeaders: ['Content-Disposition'],
      answer: accountExportSchema,
      handle: async ({ caller, res }) => {
        res.attachment(fileOfShop('my-data.json', await findShop()));
        const account = toAccount(caller, await readCustomer(caller.uid));
        return exportAccount(account, caller.sessionId);
      },
    }),
    ...listRoutes('cart'),
    ...listRoutes('wishlist'),
  ];
}

function listRoutes(list: 'cart' | 'wishlist'): Route[] {
  const path = `/api/me/${list}`;
  const change = async (uid: string, make: (ids: string[]) => string[]) =>
    (await changeCustomer(uid, (record) => ({ [list]: make(record[list]) })))[list];
  return [
    defineRoute({
      method: 'put',
      path,
      access: 'customer',
      summary: `Replace the ${list} of the account, or merge a device's into it at sign-in`,
      errors: ['request_in_progress'],
      body: bookListSchema,
      example: { body: { bookIds: [exampleIds.book], merge: true } },
      answer: bookIdsSchema,
      handle: ({ body: { bookIds, merge }, caller }) =>
        change(caller.uid, (kept) => mergeLists(bookIds, merge ? kept : [])),
    }),
    defineRoute({
      method: 'patch',
      path,
      access: 'customer',
      summary: `Add books to the ${list} of the account and take some out`,
      errors: ['request_in_progress'],
      headers: keyHeader,
      body: bookListChangeSchema,
      example: { body: { add: [exampleIds.book], remove: [exampleIds.deletedBook] } },
      answer: bookIdsSchema,
      handle: async ({ body, caller, req }) => {
        const key = readKey(req);
        const after = await changeCustomer(caller.uid, (record) => {
          // Sent again without an answer: what was changed since on another device stays so.
          if (key && record.listKeys.includes(key)) return {};
          const listKeys = key ? [key, ...record.listKeys].slice(0, mostListKeys) : record.listKeys;
          return { [list]: applyListChange(body, record[list]), listKeys };
        });
        return after[list];
      },
    }),
  ];
}

/** Names only what was given: the rest stays. */
function toDetails({ name, phone, address }: AccountChange): Partial<CustomerRecord> {
  return {
    ...(name !== undefined && { name: name ?? undefined }),
    ...(phone !== undefined && { phone: phone ?? undefined }),
    ...(address !== undefined && { address: address ?? undefined }),
  };
}

function toAccount({ uid, email }: CustomerCaller, record: CustomerRecord): Complete<Account> {
  const { name, phone, address, cart, wishlist } = record;
  return { uid, email, name, phone, address, cart, wishlist };
}
