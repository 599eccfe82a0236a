import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AccessToken } from './dependencies';
import { expireAdminToken, readAdminToken } from './admin-token.storage';

interface AdminAccessToken extends AccessToken {
  whileReplaced: <Result>(work: () => Promise<Result>) => Promise<Result>;
}
interface AdminSessionDependencies {
  accessToken: AdminAccessToken;
}

export type AdminSessionDispatch = ThunkDispatch<unknown, AdminSessionDependencies, UnknownAction>;

/** The admin's token for the calls of one store. */
export function createAdminAccessToken(): AdminAccessToken {
  let isBeingReplaced = false;
  return {
    read: () => readAdminToken()?.token ?? null,
    onRefused(token) {
      const current = readAdminToken()?.token;
      if (current === token && !isBeingReplaced) expireAdminToken();
      return current !== undefined && current !== token;
    },
    async whileReplaced(work) {
      isBeingReplaced = true;
      try {
        return await work();
      } finally {
        isBeingReplaced = false;
      }
    },
  };
}

/** Calls under way with the old token may be refused while it is replaced; that ends nothing. */
export function whileTokenIsReplaced<Result>(
  work: () => Promise<Result>,
): ThunkAction<Promise<Result>, unknown, AdminSessionDependencies, UnknownAction> {
  return (_dispatch, _getState, { accessToken }) => accessToken.whileReplaced(work);
}
