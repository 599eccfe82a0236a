import type { Account, AccountChange, BookListChange } from '@storyloom/backend/contract/account';
import { baseApi } from './base-api';
import { asFile } from './as-file';

export type ListName = 'cart' | 'wishlist';
interface OfList {
  list: ListName;
}

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
    /** Both answer the list as the account has it then. */
    mergeList: build.mutation<string[], OfList & { bookIds: string[] }>({
      query: ({ list, bookIds }) => ({
        url: `/me/${list}`,
        method: 'PUT',
        body: { bookIds, merge: true },
      }),
      extraOptions: { as: 'customer' },
    }),
    changeList: build.mutation<string[], OfList & { change: BookListChange }>({
      query: ({ list, change }) => ({ url: `/me/${list}`, method: 'PATCH', body: change }),
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const {
  useReadAccountQuery,
  useChangeAccountMutation,
  useExportAccountMutation,
  useDeleteAccountMutation,
} = accountApi;
