import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import type { createAdminAccessToken } from './admin-token.storage';

/** Dependencies of the API layer, given to the store's thunks as their extra argument. */
export interface ApiDependencies {
  fetch: typeof fetch;
  accessToken: ReturnType<typeof createAdminAccessToken>;
  /** Undefined before the sign-in code is loaded. */
  readSession: () => Promise<CustomerSession | undefined>;
}

/** The session by which the API knows a customer: a cookie that no script can read. */
interface CustomerSession {
  /** Opens a session unless the customer has one. Resolves to the error if that fails. */
  ensure: () => Promise<FetchBaseQueryError | undefined>;
  /** Renews a refused session; resolves to whether that worked. */
  renew: () => Promise<boolean>;
}

export type ApiThunk<Result> = ThunkAction<Result, unknown, ApiDependencies, UnknownAction>;

export const useApiDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, ApiDependencies, UnknownAction>>();
