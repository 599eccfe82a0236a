import { adminTokenSeconds, issueAdminToken } from '../../auth/admin-token.ts';
import { endToken } from '../../auth/ended-token.model.ts';
import type { Environment } from '../../config/env.ts';
import {
  adminLoginSchema,
  adminPasswordChangeSchema,
  adminTokenSchema,
  type AdminToken,
} from '../../contract/admin/admins.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { visitorAddress } from '../../protection/rate-limit.ts';
import { changePassword, refuseParallelChanges, type Admin } from './admin-password.ts';
import { checkPassword, signIn } from './sign-in.ts';

/** Signing in and out of the dashboard. */
export function adminSessionRoutes({ jwtSecret }: Environment): Route[] {
  const tokenFor = (admin: Admin): AdminToken => ({
    token: issueAdminToken(jwtSecret, admin),
    expiresIn: adminTokenSeconds,
    ...(admin.mustChangePassword && { mustChangePassword: true }),
  });
  return [
    defineRoute({
      call: 'POST /api/auth/admin',
      access: 'anyone',
      summary: 'Sign in as an administrator',
      errors: ['authentication_failed', 'rate_limit_exceeded'],
      body: adminLoginSchema,
      example: { body: { Username: 'owner', password: 'a long enough password' } },
      response: adminTokenSchema,
      handle: async ({ body, req }) =>
        tokenFor(await signIn(body.Username, body.password, visitorAddress(req))),
    }),
    defineRoute({
      call: 'DELETE /api/auth/admin',
      access: 'admin',
      summary: 'Sign out and revoke the token',
      isOpenBeforePasswordChange: true,
      handle: ({ caller }) => endToken(caller.tokenId),
    }),
    defineRoute({
      call: 'PUT /api/auth/admin/password',
      access: 'admin',
      summary: 'Change the password; revokes older tokens and returns a new one',
      errors: ['authentication_failed', 'request_in_progress', 'rate_limit_exceeded'],
      isOpenBeforePasswordChange: true,
      body: adminPasswordChangeSchema,
      example: {
        body: {
          currentPassword: 'a long enough password',
          newPassword: 'another long enough password',
        },
      },
      response: adminTokenSchema,
      handle: ({ body, caller: { adminId, username }, req }) =>
        refuseParallelChanges(adminId, async () => {
          const admin = await checkPassword(username, body.currentPassword, visitorAddress(req));
          return tokenFor(await changePassword(admin, body));
        }),
    }),
  ];
}
