import type {
  Account,
  AccountChange,
  BookListChange,
} from '@storyloom/backend/contract/account/account';
import { baseApi } from './base-api';
import { asFile } from './files.api';

export type ListName = 'cart' | 'wishlist';

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** By uid, so that nobody is shown what another one had here before, or has in another tab. */
    readAccount: build.query<Account, string>({
      query: (uid) => ({
        url: '/me',
        validateStatus: ({ ok }, body: Partial<Account> | null) => ok && body?.uid === uid,
      }),
      extraOptions: { as: 'customer' },
    }),
    changeAccount: build.mutation<Account, AccountChange>({
      query: (change) => ({ url: '/me', method: 'PUT', body: change }),
      extraOptions: { as: 'customer' },
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        await dispatch(accountApi.util.upsertQueryData('readAccount', data.uid, data));
      },
    }),
    /** Returns the object URL of the file. */
    exportAccount: build.mutation<string, void>({
      query: () => ({ url: '/me/export', ...asFile }),
      extraOptions: { as: 'customer' },
    }),
    deleteAccount: build.mutation<{ erased: number }, void>({
      query: () => ({ url: '/me', method: 'DELETE' }),
      extraOptions: { as: 'customer' },
    }),
    /** Answers the list as the account has it then. By the same key a change is made once. */
    changeAccountList: build.mutation<
      string[],
      { list: ListName; change: BookListChange; idempotencyKey: string }
    >({
      query: ({ list, change, idempotencyKey }) => ({
        url: `/me/${list}`,
        method: 'PATCH',
        body: change,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      extraOptions: { as: 'customer' },
    }),
  }),
});
