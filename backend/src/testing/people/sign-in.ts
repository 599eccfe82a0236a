import bcrypt from 'bcrypt';
import { afterEach, beforeEach } from 'vitest';
import { AdminModel } from '../../auth/admin.model.ts';
import { issueAdminToken } from '../../auth/admin-token.ts';
import { CustomerSession, startCustomerSession } from '../../auth/customer-session.model.ts';
import { testAdminIds } from '../database.ts';
import { testEnv } from '../test-app.ts';

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

/** The session of customers who order without a call; see `openTestSession`. */
export const testSessionId = 'test session';

export async function openTestSession(): Promise<void> {
  const fields = { uid: 'reader', emailVerified: false, provider: 'password' };
  const expiresAt = new Date(Date.now() + 3_600_000);
  await CustomerSession.updateOne(
    { _id: testSessionId },
    { $set: { ...fields, expiresAt } },
    { upsert: true },
  );
}

/** `Authorization` header of a signed-in admin, one of the `testAdminIds`. */
export function signInAdmin(id = testAdminIds[0], username = 'owner'): { Authorization: string } {
  const token = issueAdminToken(testEnv.jwtSecret, { id, username, tokenVersion: 0 });
  return { Authorization: `Bearer ${token}` };
}

const weakRounds = 4;
const { hash, compare } = bcrypt;
const weakHash = hash('nobody types this', weakRounds);

/**
 * The hashes of this test file are weak: the shop's own take a quarter of a second, as does each check,
 * also of an unknown name.
 */
export function useWeakHashes(): void {
  beforeEach(() => {
    Object.assign(bcrypt, {
      hash: (password: string) => hash(password, weakRounds),
      compare: async (password: string, other: string) =>
        compare(password, bcrypt.getRounds(other) > weakRounds ? await weakHash : other),
    });
  });
  afterEach(useOwnHashes);
}

/** For the rest of a test that asks for the time or the rounds of the shop's own hashes. */
export function useOwnHashes(): void {
  Object.assign(bcrypt, { hash, compare });
}

/** An admin who signs in with a password that has a weak hash. */
export async function makeAdminWithPassword(username: string, password: string): Promise<string> {
  const passwordHash = await bcrypt.hash(password, weakRounds);
  const admin = await AdminModel.create({ username, passwordHash });
  return admin.id;
}
