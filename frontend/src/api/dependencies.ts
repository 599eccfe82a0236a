import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';

/** What the API layer needs from outside; the store's thunks get it as their extra argument. */
export interface ApiDependencies {
  fetch: typeof fetch;
  accessToken: AccessToken;
  /** Undefined when nobody can be signed in yet. */
  readSession: () => Promise<CustomerSession | undefined>;
}

export type SessionFailure = FetchBaseQueryError;

/** By which the API knows a customer: a cookie that no script can read. */
export interface CustomerSession {
  /** Opens it, unless it is known to be that of who is signed in. Resolves to what stands in the way. */
  ensure: () => Promise<SessionFailure | undefined>;
  /** Whether a session that the API has refused is valid again. */
  renew: () => Promise<boolean>;
}

export interface AccessToken {
  /** Null when there is none or it has ended. */
  read: () => string | null;
  /** The API refused this token: it has ended or was revoked. Whether another has taken its place. */
  onRefused: (token: string) => boolean;
  /** Calls under way with the old token may be refused while a call replaces it; that ends nothing. */
  whileReplaced: (call: Promise<unknown>) => Promise<void>;
}

export type ApiThunk<Result> = ThunkAction<Result, unknown, ApiDependencies, UnknownAction>;

export const useApiDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, ApiDependencies, UnknownAction>>();
