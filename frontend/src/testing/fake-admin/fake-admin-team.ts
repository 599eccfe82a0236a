import {
  addedAdminSchema,
  adminSchema,
  newAdminSchema,
  type Admin,
} from '@storyloom/backend/contract/admin/admins';
import { auditEntrySchema, type AuditEntry } from '@storyloom/backend/contract/admin/audit-entry';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { z } from 'zod';
import { fakeAdmin, adminHandler, recordCall } from './fake-admin';
import { response, api, refuse } from '../fake-api';

export const oneTimePassword = 'one-time-password-01';

export function makeAdmin(username: string, changes: Partial<Admin> = {}): Admin {
  const _id = [...username].map((email) => email.charCodeAt(0).toString(16)).join('');
  const createdAt = '2026-11-20T10:00:00.000Z';
  return { _id: _id.padEnd(24, '0'), username, createdAt, mustChangePassword: false, ...changes };
}

export function makeAuditEntry(changes: Partial<AuditEntry>): AuditEntry {
  return {
    at: '2026-11-21T10:00:00.000Z',
    by: 'owner',
    of: 'book',
    id: 'a'.repeat(24),
    action: 'changed',
    before: {},
    after: {},
    ...changes,
  };
}

/** Who may come into the dashboard, and who did what. */
export const adminTeamHandlers: HttpHandler[] = [
  http.get(api('/admins'), ({ request }) =>
    adminHandler(request, () => response(z.array(adminSchema), fakeAdmin.admins)),
  ),
  http.post(api('/admins'), ({ request }) =>
    adminHandler(request, async () => {
      const { username } = newAdminSchema.parse(await request.json());
      if (fakeAdmin.admins.some((admin) => admin.username === username)) {
        return refuse('validation_error', { fields: { username: ['is taken'] } });
      }
      const admin = makeAdmin(username, { mustChangePassword: true });
      fakeAdmin.admins.push(admin);
      const added = { _id: admin._id, username, password: oneTimePassword };
      return response(addedAdminSchema, added, { status: 201 });
    }),
  ),
  http.delete(api('/admins/:id'), ({ request, params }) =>
    adminHandler(request, () => {
      if (fakeAdmin.admins.length === 1) return refuse('last_admin');
      fakeAdmin.admins = fakeAdmin.admins.filter(({ _id }) => _id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  http.get(api('/audit-log/'), ({ request }) =>
    adminHandler(request, () => {
      recordCall(request, undefined);
      const { searchParams } = new URL(request.url);
      const [of, id] = [searchParams.get('of'), searchParams.get('id')];
      const all = fakeAdmin.changes.filter((one) => one.of === of && (!id || one.id === id));
      const from = (Number(searchParams.get('page')) - 1) * 20;
      return response(z.array(auditEntrySchema), all.slice(from, from + 20), {
        headers: { 'X-Total-Count': `${all.length}` },
      });
    }),
  ),
];
