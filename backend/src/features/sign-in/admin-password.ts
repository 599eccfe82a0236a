import { AdminModel } from '../../auth/admin.model.ts';
import { hashPassword, isPassword, isTooLong, maxPasswordBytes } from '../../auth/password-hash.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { inTransaction } from '../../database/transaction.ts';
import { insertAuditEntries } from '../../models/audit-log/insert-audit-entries.ts';
import { newAuditEntry } from '../../models/audit-log/new-audit-entry.ts';
import { rule } from '../../contract/words/rules.ts';

const minPasswordLength = 12;

// Hash of forgotten random bytes. It is checked for unknown names, so that response times do not reveal
// them.
const dummyHash = '$2b$12$4Ogm8PHWrFTOrhx2jbwzpO/1VaenZe.ydyrDtoRcQ9hJXcpveFeoq';

/** An admin as read before the password check: its token ends with the next password. */
export interface Admin {
  id: string;
  username: string;
  tokenVersion: number;
  mustChangePassword: boolean;
}

const changing = new Set<string>();

/** Runs one change of an admin's password at a time; others fail before they hash. */
export async function refuseParallelChanges<T>(
  adminId: string,
  change: () => Promise<T>,
): Promise<T> {
  if (changing.has(adminId)) throw changedElsewhere();
  changing.add(adminId);
  return change().finally(() => changing.delete(adminId));
}

function changedElsewhere(): ApiError {
  return new ApiError('request_in_progress', 'The password was changed elsewhere meanwhile.');
}

/** The rule that a new password breaks, or undefined. */
export function passwordProblem(password: string): string | undefined {
  if (Array.from(password.normalize('NFC')).length < minPasswordLength) {
    return rule('too_short', { min: minPasswordLength });
  }
  if (isTooLong(password)) return rule('too_many_bytes', { max: maxPasswordBytes });
  return undefined;
}

/** The admin with this name and password, else undefined; both take equally long. */
export async function findAdmin(username: string, password: string): Promise<Admin | undefined> {
  const admin = await AdminModel.findOne({ username }).lean();
  const isRight = await isPassword(password, admin?.passwordHash ?? dummyHash);
  if (!admin || !isRight || isTooLong(password)) return undefined;
  return {
    id: admin._id.toHexString(),
    username: admin.username,
    tokenVersion: admin.tokenVersion,
    mustChangePassword: admin.mustChangePassword ?? false,
  };
}

/**
 * Gives an admin a password of the admin's own.
 * Throws 400 with a field error, 409 when the password was changed elsewhere meanwhile.
 */
export async function changePassword(
  admin: Admin,
  passwords: { currentPassword: string; newPassword: string },
): Promise<Admin> {
  const { currentPassword, newPassword } = passwords;
  const isSame = newPassword === currentPassword;
  const problem = isSame ? rule('same_password') : passwordProblem(newPassword);
  if (problem) throw invalidFields({ newPassword: [problem] });
  const passwordHash = await hashPassword(newPassword);
  const { id, username, tokenVersion } = admin;
  const changed = await setPassword({ _id: id, tokenVersion }, passwordHash, username);
  if (!changed) throw changedElsewhere();
  return { ...admin, tokenVersion: changed.tokenVersion, mustChangePassword: false };
}

/**
 * Sets a new password, which ends all tokens; null when no admin matches `who`. One who still must
 * change a one-time password gets another one.
 */
export async function setPassword(
  who:
    | { _id: string; tokenVersion: number }
    | { _id: string; mustChangePassword: true }
    | { username: string },
  passwordHash: string,
  by: string,
) {
  const isOneTime = 'mustChangePassword' in who;
  const entry = newAuditEntry({ by }, 'password-changed', { after: {} });
  return inTransaction(async (session) => {
    const changed = await AdminModel.findOneAndUpdate(
      who,
      {
        $set: { passwordHash },
        $inc: { tokenVersion: 1 },
        ...(!isOneTime && { $unset: { mustChangePassword: 1 } }),
      },
      { session, returnDocument: 'after' },
    ).lean();
    if (changed) await insertAuditEntries('admin', [{ _id: changed._id, entry }], session);
    return changed;
  });
}
