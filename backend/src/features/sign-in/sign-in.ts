import { ApiError } from '../../http/api-error.ts';
import { rateLimit } from '../../protection/rate-limit.ts';
import { AdminModel } from '../../auth/admin.model.ts';
import { insertAuditEntries } from '../../models/audit-log/insert-audit-entries.ts';
import { newAuditEntry } from '../../models/audit-log/new-audit-entry.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findAdmin, type Admin } from './admin-password.ts';
import { isKnownAddress, rememberAddress } from './known-address.model.ts';

const perAddress = rateLimit('admin-login-address', 100, 3600);
const perNameAndAddress = rateLimit('admin-login-both', 10, 15 * 60);
const perName = rateLimit('admin-login-name', 50, 3600);

/** Throws as `checkPassword` does. */
export async function signIn(username: string, password: string, address: string): Promise<Admin> {
  const admin = await checkPassword(username, password, address);
  const entry = newAuditEntry({ by: admin.username }, 'signed-in', { after: {} });
  await inTransaction(async (session) => {
    const signedIn = { $set: { signedInAt: new Date() } };
    const { matchedCount } = await AdminModel.updateOne({ _id: admin.id }, signedIn, { session });
    if (matchedCount === 0) throw refused(); // removed a moment ago
    await insertAuditEntries('admin', [{ _id: admin.id, entry }], session);
  });
  return admin;
}

/**
 * Finds the admin with this name and password. One error for an unknown name and a wrong
 * password: throws 401, 429 after too many tries, 503 when too many people sign in at once.
 */
export async function checkPassword(
  username: string,
  password: string,
  address: string,
): Promise<Admin> {
  const name = username.toLowerCase();
  const both = `${name} ${address}`;
  // The address first, so that one address cannot use up the tries of a name.
  await perAddress.consume(address);
  await perNameAndAddress.consume(both);
  // Strangers who guess must not lock the owner out at a known address.
  const isKnown = await isKnownAddress(name, address);
  if (!isKnown) await perName.consume(name);
  // Only wrong passwords count.
  const uncount = () =>
    Promise.all([
      perAddress.uncount(address),
      perNameAndAddress.uncount(both),
      !isKnown && perName.uncount(name),
    ]);
  const admin = await findAdmin(username, password).catch(async (error: unknown) => {
    await uncount();
    throw error;
  });
  if (!admin) throw refused();
  await Promise.all([uncount(), rememberAddress(name, address)]);
  await perNameAndAddress.reset(both);
  return admin;
}

function refused(): ApiError {
  return new ApiError('authentication_failed', 'Please provide a valid Username and password');
}
