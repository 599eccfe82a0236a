import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** What the API layer needs from outside; the store's thunks get it as their extra argument. */
export interface ApiDependencies {
  fetch: typeof fetch;
  accessToken: AccessToken;
  /** Whether a customer whose session has ended has a valid one again. */
  renewSession: () => Promise<boolean>;
}

/** The admin's token. */
export interface AccessToken {
  /** Null when there is none or it has ended. */
  read: () => string | null;
  /** The API refused the token that was sent: it has ended or was revoked. */
  onRefused: () => void;
}

export type ApiThunk<Result> = ThunkAction<Result, unknown, ApiDependencies, UnknownAction>;

export const useApiDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, ApiDependencies, UnknownAction>>();
