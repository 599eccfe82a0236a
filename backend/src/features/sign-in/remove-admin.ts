import type mongoose from 'mongoose';
import { AdminModel } from '../../auth/admin.model.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { reach } from '../../runtime/steps.ts';
import { writeAuditEntries } from '../../audit-log/write-audit-entries.ts';
import { newAuditEntry } from '../../audit-log/new-audit-entry.ts';

/**
 * Removes an admin, whose tokens end with that write. Never the last one, also when two remove each
 * other: who is left is looked up once more behind the write, and the later one finds nobody. Throws
 * 404, or 409 `last_admin`. Dies the process right then, `npm run admin` makes another admin.
 */
export async function removeAdmin(id: string, by: string): Promise<void> {
  const found = { _id: id, removedAt: null };
  const admin = await AdminModel.findOne(found, { username: 1 }).lean();
  if (!admin) throw notFound('admin');
  const others = { ...canSignIn(), _id: { $ne: admin._id } };
  if (!(await AdminModel.exists(others))) throw lastAdmin();
  await reach('checked');
  const deleted = newAuditEntry({ by }, 'deleted', {
    before: { username: admin.username },
    after: { username: null },
  });
  const { matchedCount } = await AdminModel.updateOne(found, {
    $set: { removedAt: new Date() },
    $push: { newChanges: deleted },
  });
  if (matchedCount === 0) throw notFound('admin'); // by somebody else, a moment ago
  await reach('removed');
  if (!(await AdminModel.exists(canSignIn()))) {
    await AdminModel.updateOne(
      { _id: id },
      { $unset: { removedAt: 1 }, $pull: { newChanges: { _id: deleted._id } } },
    );
    throw lastAdmin();
  }
  await forgetRemovedAdmins([admin._id]);
}

/** Whose one-time password may be lost does not count as one who stays. */
function canSignIn() {
  return { removedAt: null, mustChangePassword: { $ne: true } };
}

/**
 * Deletes the records of removed admins once the audit log has what there is to tell: of these, or of all
 * whom a process left that was killed.
 */
export async function forgetRemovedAdmins(ids?: mongoose.Types.ObjectId[]): Promise<void> {
  const isRemoved = () => ({
    removedAt: { $ne: null },
    ...(ids && { _id: { $in: ids } }),
  });
  const removed = await AdminModel.find(isRemoved(), { _id: 1 }).lean();
  await writeAuditEntries(
    'admin',
    removed.map(({ _id }) => _id),
  );
  await AdminModel.deleteMany({
    ...isRemoved(),
    newChanges: { $exists: false },
  });
}

function lastAdmin(): ApiError {
  return new ApiError('last_admin', 'The last administrator stays: let another one sign in first.');
}
