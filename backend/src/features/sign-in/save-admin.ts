import { createHmac, randomBytes } from 'node:crypto';
import { Types, type ClientSession } from 'mongoose';
import { AdminModel } from '../../auth/admin.model.ts';
import { hashPassword, isPassword } from '../../auth/password-hash.ts';
import type { AddedAdmin } from '../../contract/admin/admins.ts';
import type { RequestKey } from '../../database/request-key.model.ts';
import { ignoreDuplicateKey, isDuplicateKey } from '../../database/unique-index.ts';
import { type ApiError, invalidFields } from '../../http/api-error.ts';
import { makeOnce } from '../../http/idempotency-key.ts';
import { inTransaction } from '../../database/transaction.ts';
import { insertAuditEntries } from '../../models/audit-log/insert-audit-entries.ts';
import { newAuditEntry } from '../../models/audit-log/new-audit-entry.ts';
import { AuditEntryModel } from '../../models/audit-log/audit-entry.model.ts';
import { passwordProblem, setPassword } from './admin-password.ts';
import { rules } from '../../contract/words/en/rules.ts';
import { rule, ruleSentence } from '../../contract/words/rules.ts';

interface SavedAdmin {
  /** As the admin signs in: the name may be typed in other capitals. */
  username: string;
  isNew: boolean;
}

/**
 * For `npm run admin`: makes an admin, or sets the password of an existing one, which ends all tokens.
 * Throws an Error that names the problem of the password.
 */
export async function saveAdmin(username: string, password: string): Promise<SavedAdmin> {
  const problem = passwordProblem(password);
  if (problem) throw new Error(`${ruleSentence(problem, rules, 'The password')}.`);
  if (username.trim() === '' || username.length > 100) {
    throw new Error('The user name must have 1 to 100 characters.');
  }
  const passwordHash = await hashPassword(password);
  const by = 'npm run admin';
  const names = await findNames();
  // A shop of an earlier version may have both "Ann" and "ann".
  const other = names.find((name) => isSameName(name, username));
  const known = names.includes(username) ? username : other;
  if (known !== undefined && (await setPassword({ username: known }, passwordHash, by)))
    return { username: known, isNew: false };
  await inTransaction((session) => makeAdmin({ username, passwordHash, by }, session));
  return { username, isNew: true };
}

async function findNames(session?: ClientSession): Promise<string[]> {
  const admins = await AdminModel.find({}, { username: 1 }, { session }).lean();
  return admins.map((admin) => admin.username);
}

/** "Ann" and "ann" would confuse people. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Makes the admin of the environment's settings if the name does not exist. An existing password stays,
 * and a removed admin stays removed.
 */
export async function ensureFirstAdmin(
  firstAdmin: { username: string; password: string } | undefined,
): Promise<void> {
  if (!firstAdmin) return;
  const { username, password } = firstAdmin;
  if (await AdminModel.exists({ username })) return;
  const wasRemoved = await AuditEntryModel.exists({
    of: 'admin',
    action: 'deleted',
    fields: { $elemMatch: { name: 'username', before: username } },
  });
  if (wasRemoved) return;
  const passwordHash = await hashPassword(password);
  // Two instances may start at once: the second finds the first one's record and changes nothing.
  const admin = { username, passwordHash, by: 'settings' };
  await inTransaction((session) => makeAdmin(admin, session)).catch(ignoreDuplicateKey);
}

/** Whether the admin of the settings signs in with their password; it may have been changed since. */
export async function isFirstPasswordInUse(
  firstAdmin: { username: string; password: string } | undefined,
): Promise<boolean> {
  if (!firstAdmin) return false;
  const { username, password } = firstAdmin;
  const admin = await AdminModel.findOne({ username }).lean();
  return Boolean(admin?.passwordHash && (await isPassword(password, admin.passwordHash)));
}

/** A request that may be repeated, and the secret from which its one-time password is derived. */
interface AddRequest {
  key: RequestKey;
  jwtSecret: string;
}

/**
 * Adds an admin with a one-time password, once for one key. The password is stored nowhere: a repeated
 * request gets the same one, until the admin has chosen a password. Throws 400 with a field error when
 * the name is taken.
 */
export async function addAdmin(
  username: string,
  by: string,
  request?: AddRequest,
): Promise<AddedAdmin & { isReplayed: boolean }> {
  const password = makeOneTimePassword(request);
  const passwordHash = await hashPassword(password);
  try {
    const { result, isReplayed } = await makeOnce<Types.ObjectId>(request?.key, async (session) => {
      const names = await findNames(session);
      if (names.some((name) => isSameName(name, username))) throw taken();
      return makeAdmin({ username, passwordHash, mustChangePassword: true, by }, session);
    });
    const _id = result.toHexString();
    // Stored again, since JWT_SECRET may have changed.
    const renewed = isReplayed && { _id, mustChangePassword: true as const };
    if (renewed && !(await setPassword(renewed, passwordHash, by))) {
      if (await AdminModel.exists({ _id })) throw taken();
      // Added, removed and added again.
      return await addAdmin(username, by);
    }
    return { _id, username, password, isReplayed };
  } catch (error) {
    throw isDuplicateKey(error) ? taken() : error;
  }
}

// Without letters and digits that look alike, since the password is read out and typed. 79 bits.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function makeOneTimePassword(request: AddRequest | undefined): string {
  const bytes = request
    ? createHmac('sha256', request.jwtSecret)
        .update(`one-time password ${request.key._id.toHexString()}`)
        .digest()
    : randomBytes(32);
  // Two bytes for each sign, which makes all signs almost equally likely.
  const signs = Array.from({ length: 16 }, (_, i) => {
    return alphabet[bytes.readUInt16BE(2 * i) % alphabet.length];
  });
  return signs.join('').replace(/.{4}(?=.)/g, '$&-');
}

function taken(): ApiError {
  return invalidFields({ username: [rule('taken')] });
}

interface NewAdmin {
  username: string;
  passwordHash: string;
  mustChangePassword?: boolean;
  by: string;
}

/** Throws `isDuplicateKey` when the name is taken. */
async function makeAdmin(
  { by, ...admin }: NewAdmin,
  session: ClientSession,
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const entry = newAuditEntry({ by }, 'created', { after: { username: admin.username } });
  await AdminModel.create([{ _id, ...admin }], { session });
  await insertAuditEntries('admin', [{ _id, entry }], session);
  return _id;
}
