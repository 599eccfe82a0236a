import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import type { createAdminAccessToken } from './admin-token.storage';

/** What the API layer needs from outside; the store's thunks get it as their extra argument. */
export interface ApiDependencies {
  fetch: typeof fetch;
  accessToken: ReturnType<typeof createAdminAccessToken>;
  /** Undefined when nobody can be signed in yet. */
  readSession: () => Promise<CustomerSession | undefined>;
}

export type SessionFailure = FetchBaseQueryError;

/** By which the API knows a customer: a cookie that no script can read. */
interface CustomerSession {
  /** Opens it, unless it is known to be that of who is signed in. Resolves to what stands in the way. */
  ensure: () => Promise<SessionFailure | undefined>;
  /** Whether a session that the API has refused is valid again. */
  renew: () => Promise<boolean>;
}

export type ApiThunk<Result> = ThunkAction<Result, unknown, ApiDependencies, UnknownAction>;

export const useApiDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, ApiDependencies, UnknownAction>>();
