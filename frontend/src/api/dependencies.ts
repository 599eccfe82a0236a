import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import type { createAdminAccessToken } from './admin-token.storage';

/** What the API layer needs from outside; the store's thunks get it as their extra argument. */
export interface ApiDependencies {
  fetch: typeof fetch;
  accessToken: ReturnType<typeof createAdminAccessToken>;
  /** Undefined when sign-in is not loaded yet. */
  readSession: () => Promise<CustomerSession | undefined>;
}

/** By which the API knows a customer: a cookie that no script can read. */
interface CustomerSession {
  /** Opens the session unless the signed-in customer has one. Resolves to the error if that fails. */
  ensure: () => Promise<FetchBaseQueryError | undefined>;
  /** Whether a session that the API has refused is valid again. */
  renew: () => Promise<boolean>;
}

export type ApiThunk<Result> = ThunkAction<Result, unknown, ApiDependencies, UnknownAction>;

export const useApiDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, ApiDependencies, UnknownAction>>();
