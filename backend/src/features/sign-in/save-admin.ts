import mongoose, { Types } from 'mongoose';
import { AdminModel } from '../../auth/admin.model.ts';
import { hashPassword, isPassword } from '../../auth/password-hash.ts';
import { ignoreDuplicateKey } from '../../database/unique-index.ts';
import { fileChanges } from '../../trail/file-changes.ts';
import { newChange } from '../../trail/new-change.ts';
import { ChangeModel } from '../../trail/change.model.ts';
import { passwordProblem, setPassword } from './admin-password.ts';
import { forgetRemovedAdmins } from './remove-admin.ts';

// Admins made or reset from outside the shop: by its settings and by `npm run admin`.

/**
 * Makes an admin, or gives the one of that name a new password and ends the tokens made before.
 * Throws a plain Error that names what is wrong with the password.
 */
export async function saveAdmin(username: string, password: string): Promise<'made' | 'reset'> {
  const problem = passwordProblem(password);
  if (problem) throw new Error(`The password ${problem}.`);
  if (username.trim() === '' || username.length > 100) {
    throw new Error('The user name must have 1 to 100 characters.');
  }
  const passwordHash = await hashPassword(password);
  const by = 'npm run admin';
  if (await setPassword({ username }, passwordHash, by)) return 'reset';
  await forgetRemovedAdmins(); // one of that name may have been left by a process that was killed
  await makeAdmin({ username, passwordHash, by });
  return 'made';
}

/**
 * Makes the admin of the settings when that name does not exist; a password in use stays, and
 * whoever was removed stays removed.
 */
export async function ensureFirstAdmin(
  firstAdmin: { username: string; password: string } | undefined,
): Promise<void> {
  if (!firstAdmin) return;
  const { username, password } = firstAdmin;
  if (await AdminModel.exists({ username })) return;
  const wasRemoved = await ChangeModel.exists({
    of: 'admin',
    action: 'deleted',
    fields: mongoose.trusted({ $elemMatch: { name: 'username', before: username } }),
  });
  if (wasRemoved) return;
  const passwordHash = await hashPassword(password);
  // Two instances may start at once: the second finds the first one's record and changes nothing.
  await makeAdmin({ username, passwordHash, by: 'settings' }).catch(ignoreDuplicateKey);
}

/** Whether the admin of the settings signs in with their password; it may have been changed since. */
export async function isFirstPasswordInUse(
  firstAdmin: { username: string; password: string } | undefined,
): Promise<boolean> {
  if (!firstAdmin) return false;
  const { username, password } = firstAdmin;
  const admin = await AdminModel.findOne({ username, removedAt: null }).lean();
  return Boolean(admin?.passwordHash && (await isPassword(password, admin.passwordHash)));
}

interface NewAdmin {
  username: string;
  passwordHash: string;
  mustChangePassword?: boolean;
  by: string;
}

/** Throws `isDuplicateKey` when the name is taken. */
export async function makeAdmin({ by, ...admin }: NewAdmin): Promise<string> {
  const _id = new Types.ObjectId();
  const newChanges = [newChange({ by }, 'created', { after: { username: admin.username } })];
  await AdminModel.create({ _id, ...admin, newChanges });
  await fileChanges('admin', [_id]);
  return _id.toHexString();
}
