import { newAuditEntry } from '../../models/audit-log/new-audit-entry.ts';
import { insertAuditEntries } from '../../models/audit-log/insert-audit-entries.ts';
import { AdminModel } from '../../auth/admin.model.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ApiError, notFound } from '../../http/api-error.ts';

/**
 * Removes an admin and ends their tokens. To keep the last one, the removal also writes another admin who
 * can sign in, so that it conflicts with the removal of that one. Throws 404, or 409 `last_admin`.
 */
export async function removeAdmin(id: string, by: string): Promise<void> {
  await inTransaction(async (session) => {
    const admin = await AdminModel.findByIdAndDelete(id, { session }).lean();
    if (!admin) throw notFound('admin');
    // A one-time password may be lost, so an admin who has not changed it does not count.
    const canSignIn = { _id: { $ne: admin._id }, mustChangePassword: { $ne: true } };
    const { matchedCount } = await AdminModel.updateOne(
      canSignIn,
      { $inc: { __v: 1 } },
      { session, timestamps: false },
    );
    if (matchedCount === 0) throw lastAdmin();
    const username = { before: { username: admin.username }, after: { username: null } };
    const entry = newAuditEntry({ by }, 'deleted', username);
    await insertAuditEntries('admin', [{ _id: admin._id, entry }], session);
  });
}

function lastAdmin(): ApiError {
  return new ApiError('last_admin', 'The last administrator stays: let another one sign in first.');
}
