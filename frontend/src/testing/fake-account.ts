import {
  accountChangeSchema,
  accountSchema,
  bookListChangeSchema,
  bookListSchema,
  erasedSchema,
  type Account,
} from '@storyloom/backend/contract/account/account';
import { http, HttpResponse } from 'msw';
import { z } from 'zod';
import { fakeMessageCalls, resetFakeThread } from './fake-messages';

/** What the fake shop stores for the signed-in account. */
export const fakeAccount = {
  /** The customer of the session that the last call opened. */
  customer: 'ada@example.com',
  kept: { cart: [], wishlist: [] } as Omit<Account, 'uid' | 'email'>,
  /** Bodies of the calls that changed a list. */
  listCalls: [] as string[],
  hasOpenOrder: false,
  isDeleted: false,
};

export function resetFakeAccount(): void {
  resetFakeThread();
  Object.assign(fakeAccount, {
    customer: 'ada@example.com',
    kept: { cart: [], wishlist: [] },
    listCalls: [],
    hasOpenOrder: false,
    isDeleted: false,
  });
}

const base = 'http://localhost:5173/api/me';
const responseAccount = () => {
  const { customer: email } = fakeAccount;
  const account = { uid: `uid-${email}`, email, ...fakeAccount.kept };
  return HttpResponse.json(accountSchema.parse(account));
};

const listCalls = (['cart', 'wishlist'] as const).flatMap((list) => {
  const keep = (ids: string[]) => {
    fakeAccount.kept[list] = [...new Set(ids)];
    return HttpResponse.json(fakeAccount.kept[list]);
  };
  return [
    http.put(`${base}/${list}`, async ({ request }) => {
      const body = bookListSchema.parse(await request.json());
      fakeAccount.listCalls.push(`PUT ${list} ${JSON.stringify(body)}`);
      return keep([...body.bookIds, ...(body.merge ? fakeAccount.kept[list] : [])]);
    }),
    http.patch(`${base}/${list}`, async ({ request }) => {
      const body = bookListChangeSchema.parse(await request.json());
      fakeAccount.listCalls.push(`PATCH ${list} ${JSON.stringify(body)}`);
      const left = fakeAccount.kept[list].filter((id) => !body.remove?.includes(id));
      return keep([...(body.add ?? []), ...left]);
    }),
  ];
});

export const fakeAccountCalls = [
  ...fakeMessageCalls,
  http.get(base, responseAccount),
  http.put(base, async ({ request }) => {
    // What is not named stays, and null takes away.
    const change = Object.entries(accountChangeSchema.parse(await request.json()));
    const values = change.map(([name, value]) => [name, value ?? undefined]);
    Object.assign(fakeAccount.kept, Object.fromEntries(values));
    return responseAccount();
  }),
  http.delete(base, () => {
    if (fakeAccount.hasOpenOrder) {
      const error = { code: 'invalid_transition', message: 'No.', requestId: 'test' };
      return HttpResponse.json({ error }, { status: 409 });
    }
    fakeAccount.isDeleted = true;
    return HttpResponse.json(z.parse(erasedSchema, { erased: 1 }));
  }),
  http.get(`${base}/export`, () => HttpResponse.json({ cart: [] })),
  ...listCalls,
];
