import { adminTokenSeconds, issueAdminToken } from '../../auth/admin-token.ts';
import { endToken } from '../../auth/ended-token.model.ts';
import type { Settings } from '../../config/env.ts';
import {
  adminLoginSchema,
  adminPasswordChangeSchema,
  adminTokenSchema,
  type AdminToken,
} from '../../contract/admin.ts';
import { ApiError } from '../../http/api-error.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { findAdmin, passwordProblem, saveAdmin, type Admin } from './admin.model.ts';

const perAddress = rateLimit('admin-login-address', 100, 3600);
const perNameAndAddress = rateLimit('admin-login-both', 10, 15 * 60);
const perName = rateLimit('admin-login-name', 50, 3600);

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
      handle: async ({ body, req, res }) => {
        const admin = await signIn(body.Username, body.password, visitorAddress(req));
        res.json(tokenFor(admin));
      },
    }),
    defineRoute({
      method: 'delete',
      path: '/api/auth/admin',
      access: 'admin',
      summary: 'Sign out: this token ends at once',
      status: 204,
      handle: async ({ caller, res }) => {
        await endToken(caller.tokenId);
        res.status(204).end();
      },
    }),
    defineRoute({
      method: 'put',
      path: '/api/auth/admin/password',
      access: 'admin',
      summary: 'Change the own password: older tokens end, a new one is answered',
      body: adminPasswordChangeSchema,
      answer: adminTokenSchema,
      handle: async ({ body, caller, req, res }) => {
        const problem = passwordProblem(body.newPassword);
        if (problem) {
          throw new ApiError('validation_error', 'Some fields are not valid.', {
            fields: { newPassword: [problem] },
          });
        }
        const admin = await signIn(caller.username, body.currentPassword, visitorAddress(req));
        await saveAdmin(admin.username, body.newPassword);
        res.json(tokenFor(admin));
      },
    }),
  ];
}

/** One answer for an unknown name and a wrong password. Throws 401, or 429 after too many tries. */
async function signIn(username: string, password: string, address: string): Promise<Admin> {
  const name = username.toLowerCase();
  // In this order, so that one address cannot use up the tries of a name for everybody.
  await perAddress.consume(address);
  await perNameAndAddress.consume(`${name} ${address}`);
  await perName.consume(name);
  const admin = await findAdmin(username, password);
  if (!admin) {
    throw new ApiError('authentication_failed', 'Please provide a valid Username and password');
  }
  await perNameAndAddress.reset(`${name} ${address}`);
  return admin;
}
