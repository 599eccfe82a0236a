import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { Types } from 'mongoose';
import { AdminModel } from '../../auth/admin.model.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { fileChanges } from '../../trail/file-changes.ts';
import { newChange } from '../../trail/new-change.ts';

const staleAfterMs = 30_000;
const maxTries = 5;

type AfterStep = (step: 'marked' | 'checked' | 'removed') => void | Promise<void>;

/**
 * Removes an admin, whose tokens end with that write. Never the last one, also when two remove each
 * other: each marks first and looks then who is left unmarked, so that whoever looks later sees the
 * other's mark. Only who still has the mark removes. Throws 404, 409 `last_admin`,
 * or 409 `request_in_progress`.
 */
export async function removeAdmin(id: string, by: string, afterStep?: AfterStep): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const removal = { id: new Types.ObjectId(), at: new Date() };
    const admin = await mark(id, removal);
    await afterStep?.('marked');
    const stays = admin && (await AdminModel.exists({ ...canSignIn(), removal: null }));
    if (stays) {
      await afterStep?.('checked');
      const newChanges = newChange({ by }, 'deleted', {
        before: { username: admin.username },
        after: { username: null },
      });
      const { matchedCount } = await AdminModel.updateOne(
        { _id: id, removedAt: null, 'removal.id': removal.id },
        {
          $set: { removedAt: new Date() },
          $unset: { removal: 1, passwordHash: 1 },
          $push: { newChanges },
        },
      );
      if (matchedCount === 1) {
        await afterStep?.('removed');
        return forgetRemovedAdmins();
      }
    } else if (admin) {
      await AdminModel.updateOne({ _id: id, 'removal.id': removal.id }, { $unset: { removal: 1 } });
      const others = { ...canSignIn(), _id: mongoose.trusted({ $ne: admin._id }) };
      if (!(await AdminModel.exists(others))) throw lastAdmin();
    }
    // Others remove at the same moment; not again at the same moment.
    await wait(Math.random() * 50 * (tries + 1));
  }
  throw new ApiError('request_in_progress', 'Somebody else removes administrators right now.');
}

/** Whose one-time password may be lost does not count as one who stays. */
function canSignIn() {
  return { removedAt: null, mustChangePassword: mongoose.trusted({ $ne: true }) };
}

/** The admin, marked as about to be removed; undefined while somebody else does. Throws 404. */
async function mark(id: string, removal: { id: Types.ObjectId; at: Date }) {
  // Whoever marked and did not go on is dead, or will find the mark gone.
  const stale = mongoose.trusted({ $lt: new Date(Date.now() - staleAfterMs) });
  await AdminModel.updateMany({ 'removal.at': stale }, { $unset: { removal: 1 } });
  const found = { _id: id, removedAt: null };
  const marked = await AdminModel.findOneAndUpdate(
    { ...found, removal: null },
    { $set: { removal } },
  ).lean();
  if (!marked && !(await AdminModel.exists(found))) throw notFound('admin');
  return marked ?? undefined;
}

/** Deletes the records of removed admins once the trail has what there is to tell. */
export async function forgetRemovedAdmins(): Promise<void> {
  const isRemoved = () => ({ removedAt: mongoose.trusted({ $ne: null }) });
  const removed = await AdminModel.find(isRemoved(), { _id: 1 }).lean();
  await fileChanges(
    'admin',
    removed.map(({ _id }) => _id),
  );
  await AdminModel.deleteMany({
    ...isRemoved(),
    newChanges: mongoose.trusted({ $exists: false }),
  });
}

function lastAdmin(): ApiError {
  return new ApiError('last_admin', 'The last administrator stays: let another one sign in first.');
}
