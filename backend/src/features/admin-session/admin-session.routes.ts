import { adminTokenSeconds, issueAdminToken } from '../../auth/admin-token.ts';
import { endToken } from '../../auth/ended-token.model.ts';
import type { Settings } from '../../config/env.ts';
import {
  adminLoginSchema,
  adminPasswordChangeSchema,
  adminTokenSchema,
  type AdminToken,
} from '../../contract/admin-session.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { passwordProblem, saveAdmin, type Admin } from './admin.model.ts';
import { signIn } from './sign-in.ts';

/** Signing in and out of the dashboard. */
export function adminSessionRoutes({ jwtSecret }: Settings): Route[] {
  const tokenFor = (admin: Admin): AdminToken => ({
    token: issueAdminToken(jwtSecret, admin),
    expiresIn: adminTokenSeconds,
  });
  return [
    defineRoute({
      method: 'post',
      path: '/api/auth/admin',
      access: 'anyone',
      summary: 'Sign in as administrator',
      body: adminLoginSchema,
      answer: adminTokenSchema,
      handle: async ({ body, req }) =>
        tokenFor(await signIn(body.Username, body.password, visitorAddress(req))),
    }),
    defineRoute({
      method: 'delete',
      path: '/api/auth/admin',
      access: 'admin',
      summary: 'Sign out: this token ends at once',
      handle: ({ caller }) => endToken(caller.tokenId),
    }),
    defineRoute({
      method: 'put',
      path: '/api/auth/admin/password',
      access: 'admin',
      summary: 'Change the own password: older tokens end, a new one is answered',
      body: adminPasswordChangeSchema,
      answer: adminTokenSchema,
      handle: async ({ body, caller, req }) => {
        const problem = passwordProblem(body.newPassword);
        if (problem) {
          throw new ApiError('validation_error', 'Some fields are not valid.', {
            fields: { newPassword: [problem] },
          });
        }
        const admin = await signIn(caller.username, body.currentPassword, visitorAddress(req));
        await saveAdmin(admin.username, body.newPassword);
        return tokenFor(admin);
      },
    }),
  ];
}
