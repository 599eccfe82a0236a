import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { apiRoot } from '@/config/env';
import type { ApiDependencies } from './dependencies';

interface CallOptions {
  /**
   * By default the admin's token is sent if there is one. `customer` renews an expired session
   * once; `anyone` sends neither.
   */
  as?: 'customer' | 'anyone';
  /** A 401 does not mean that the admin's session has ended. */
  hasOwn401?: boolean;
}

/** `as` replaces the endpoint's for one call. */
type Call = string | (FetchArgs & Pick<CallOptions, 'as'>);

const callApi: BaseQueryFn<
  Call,
  unknown,
  FetchBaseQueryError,
  CallOptions,
  FetchBaseQueryMeta
> = async (call, api, { hasOwn401, ...options } = {}) => {
  const { as = options.as, ...args } = typeof call === 'string' ? { url: call } : call;
  // createApi is made before the store and does not know its extra argument's type.
  const { fetch, accessToken, readSession } = api.extra as ApiDependencies;
  const readToken = () => (as === undefined ? accessToken.read() : null);
  const token = readToken();
  const callOnce = fetchBaseQuery({
    baseUrl: apiRoot,
    credentials: 'include',
    timeout: 20_000,
    fetchFn: fetch,
    prepareHeaders: (headers) => {
      const current = readToken();
      if (current && !headers.has('Authorization'))
        headers.set('Authorization', `Bearer ${current}`);
    },
  });
  const session = as === 'customer' && (await readSession());
  // The cookie may belong to the previous customer.
  const failure = session && (await session.ensure());
  if (failure) return { error: failure };
  const response = await callOnce(args, api, {});
  const status = response.error?.status;
  const isToRepeat = session
    ? (status === 401 || status === 403) && (await session.renew())
    : token && status === 401 && !hasOwn401 && accessToken.onRefused(token);
  return isToRepeat ? callOnce(args, api, {}) : response;
};

/** The only API slice. Features inject their endpoints, so that tags work across features. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  keepUnusedDataFor: 60,
  tagTypes: [
    'Book',
    'Order',
    'AdminStats',
    'Settings',
    'Email',
    'Admin',
    'Shelf',
    'BookRequest',
    'Publisher',
    'Thread',
  ],
  endpoints: () => ({}),
});
