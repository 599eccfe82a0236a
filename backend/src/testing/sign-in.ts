import { issueAdminToken } from '../auth/admin-token.ts';
import { startCustomerSession } from '../auth/customer-session.model.ts';
import { testSettings } from './test-app.ts';

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

/** `Authorization` header of a signed-in admin. */
export function signInAdmin(id = 'a'.repeat(24), username = 'owner'): { Authorization: string } {
  return { Authorization: `Bearer ${issueAdminToken(testSettings.jwtSecret, { id, username })}` };
}
