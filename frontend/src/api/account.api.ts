import type {
  Account,
  AccountChange,
  BookListChange,
} from '@storyloom/backend/contract/account/account';
import { baseApi } from './base-api';
import { fileOptions } from './files.api';

export type ListName = 'cart' | 'wishlist';

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** By uid, so that a customer never sees the data of another one in this browser. */
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
    /** Brings this device's list into the account's; returns the list as the account has it then. */
    mergeAccountList: build.mutation<string[], { list: ListName; bookIds: string[] }>({
      query: ({ list, bookIds }) => ({
        url: `/me/${list}`,
        method: 'PUT',
        body: { bookIds, merge: true },
      }),
      extraOptions: { as: 'customer' },
    }),
    /** Returns the list as the account has it then. */
    changeAccountList: build.mutation<string[], BookListChange & { list: ListName }>({
      // A page that is left or reloaded still sends what was pressed.
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
