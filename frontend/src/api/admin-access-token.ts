import type { AccessToken } from './dependencies';
import { expireAdminToken, readAdminToken } from './admin-token.storage';

/** The admin's token for the calls of one store. */
export function createAdminAccessToken(): AccessToken {
  let isBeingReplaced = false;
  return {
    read: () => readAdminToken()?.token ?? null,
    onRefused(token) {
      const current = readAdminToken()?.token;
      if (current === token && !isBeingReplaced) expireAdminToken();
      return current !== undefined && current !== token;
    },
    async whileReplaced(call) {
      isBeingReplaced = true;
      await call.catch(() => {});
      // Whoever has called stores the new one first.
      window.setTimeout(() => (isBeingReplaced = false));
    },
  };
}
