import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { apiUrl, shopOrigin } from '@/config/env';
import { readAccessToken, reportRefusedToken } from './access-token';
import { renewSession } from './session-renewal';

interface CallOptions {
  /** `admin` sends the token when there is one; `customer` renews an ended session once. */
  as?: 'admin' | 'customer';
}

const fetchFromApi = fetchBaseQuery({
  baseUrl: `${apiUrl || shopOrigin}/api`,
  credentials: 'include',
  timeout: 20_000,
});

const callApi: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  CallOptions,
  FetchBaseQueryMeta
> = async (args, api, options) => {
  const token = options?.as === 'admin' ? readAccessToken() : null;
  const call = withToken(typeof args === 'string' ? { url: args } : args, token);
  const answer = await fetchFromApi(call, api, {});
  const status = answer.error?.status;
  if (token && status === 401) reportRefusedToken();
  if (options?.as !== 'customer' || (status !== 401 && status !== 403)) return answer;
  return (await renewSession()) ? fetchFromApi(call, api, {}) : answer;
};

function withToken(call: FetchArgs, token: string | null): FetchArgs {
  if (!token) return call;
  const headers = new Headers(call.headers as HeadersInit | undefined);
  headers.set('Authorization', `Bearer ${token}`);
  return { ...call, headers };
}

/** The one API slice; features inject their endpoints, so that tags reach across them. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  keepUnusedDataFor: 60,
  tagTypes: ['Book', 'Order', 'AdminStats'],
  endpoints: () => ({}),
});
