import bcrypt from 'bcrypt';
import { AdminModel } from '../../auth/admin.model.ts';
import { issueAdminToken } from '../../auth/admin-token.ts';
import { startCustomerSession } from '../../auth/customer-session.model.ts';
import { testAdminIds } from '../database.ts';
import { testSettings } from '../test-app.ts';

/** `Cookie` header of a signed-in customer. */
export async function signInCustomer(
  email: string | null = 'reader@example.com',
  uid = `uid-of-${email}`,
): Promise<{ Cookie: string }> {
  const secret = await startCustomerSession({
    uid,
    email,
    emailVerified: true,
    provider: 'password',
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return { Cookie: `storyloom_session=${secret}` };
}

/** `Authorization` header of a signed-in admin, one of the `testAdminIds`. */
export function signInAdmin(id = testAdminIds[0], username = 'owner'): { Authorization: string } {
  const token = issueAdminToken(testSettings.jwtSecret, { id, username, tokenVersion: 0 });
  return { Authorization: `Bearer ${token}` };
}

/** An admin who signs in with a password; its hash is a weak one, which is checked in a moment. */
export async function makeAdminWithPassword(username: string, password: string): Promise<string> {
  const admin = await AdminModel.create({ username, passwordHash: await bcrypt.hash(password, 4) });
  return admin.id;
}
