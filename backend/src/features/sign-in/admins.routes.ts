import { z } from 'zod';
import type { Environment } from '../../config/env.ts';
import { AdminModel, type StoredAdmin } from '../../auth/admin.model.ts';
import {
  addedAdminSchema,
  adminSchema,
  newAdminSchema,
  type Admin,
} from '../../contract/admin/admins.ts';
import type { Complete } from '../../contract/complete.ts';
import { idParamsOf } from '../../http/example-ids.ts';
import { keyScopes, requestKeyOf } from '../../http/idempotency-key.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { removeAdmin } from './remove-admin.ts';
import { addAdmin } from './save-admin.ts';

/** The administrators of the shop. */
export function adminsRoutes({ jwtSecret }: Environment): Route[] {
  return [
    defineRoute({
      call: 'GET /api/admins',
      access: 'admin',
      summary: 'List administrators by name',
      response: z.array(adminSchema),
      handle: async () => {
        const admins = await AdminModel.find().lean<StoredAdmin[]>();
        return admins.map(toAdmin).sort((a, b) => a.username.localeCompare(b.username));
      },
    }),
    defineRoute({
      call: 'POST /api/admins',
      access: 'admin',
      summary:
        'Add an administrator with a one-time password, which is shown only once; a repeated ' +
        'request gets the same one',
      header: 'Idempotency-Key',
      body: newAdminSchema,
      example: { body: { username: 'ann' } },
      response: addedAdminSchema,
      status: 201,
      handle: async ({ body, caller, key, markReplayed }) => {
        const requestKey = requestKeyOf(keyScopes.admin(caller.adminId), key, body);
        const request = requestKey && { key: requestKey, jwtSecret };
        const { isReplayed, ...added } = await addAdmin(body.username, caller.username, request);
        if (isReplayed) markReplayed();
        return added;
      },
    }),
    defineRoute({
      call: 'DELETE /api/admins/:id',
      access: 'admin',
      summary: 'Remove an administrator and revoke their tokens; refused for the last one',
      errors: ['last_admin'],
      params: idParamsOf('admin'),
      handle: ({ params, caller }) => removeAdmin(params.id, caller.username),
    }),
  ];
}

function toAdmin(stored: StoredAdmin): Complete<Admin> {
  return {
    _id: stored._id.toHexString(),
    username: stored.username,
    createdAt: stored.createdAt.toISOString(),
    signedInAt: stored.signedInAt?.toISOString(),
    mustChangePassword: stored.mustChangePassword ?? false,
  };
}
