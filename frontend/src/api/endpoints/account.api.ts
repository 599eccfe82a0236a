import type {
  Account,
  AccountChange,
  BookListChange,
} from '@storyloom/backend/contract/account/account';
import { baseApi } from '@/api/base-api';
import { fileOptions } from './files.api';

export type ListName = 'cart' | 'wishlist';

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** By uid, so that the cache never shows a customer the data of another one. */
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
      query: () => ({ url: '/me/export', ...fileOptions }),
      extraOptions: { as: 'customer' },
    }),
    deleteAccount: build.mutation<{ erased: number }, void>({
      query: () => ({ url: '/me', method: 'DELETE' }),
      extraOptions: { as: 'customer' },
    }),
    /** Merges a list of this device into the account's; returns the merged list. */
    mergeAccountList: build.mutation<string[], { list: ListName; bookIds: string[] }>({
      query: ({ list, bookIds }) => ({
        url: `/me/${list}`,
        method: 'PUT',
        body: { bookIds, merge: true },
      }),
      extraOptions: { as: 'customer' },
    }),
    /** Returns the changed list of the account. */
    changeAccountList: build.mutation<string[], BookListChange & { list: ListName }>({
      // `keepalive`: the change is sent even if the page is left or reloaded.
      query: ({ list, ...body }) => ({
        url: `/me/${list}`,
        method: 'PATCH',
        body,
        keepalive: true,
      }),
      extraOptions: { as: 'customer' },
    }),
  }),
});
