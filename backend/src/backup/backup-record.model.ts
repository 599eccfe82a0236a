import mongoose, { type InferRawDocType } from 'mongoose';
import { isFirstToWrite } from '../database/unique-index.ts';
import { inTransaction } from '../database/transaction.ts';
import { queueEmails } from '../models/emails/queued-email.model.ts';

const hourMs = 3_600_000;

/** One record: the process that takes a backup claims it here first. */
const recordFields = {
  _id: { type: String, required: true },
  triedAt: { type: Date, required: true },
  /** Whether the last try succeeded: false while it runs, and after it failed or was killed. */
  isDone: { type: Boolean, required: true },
  /** Why the last try failed. */
  error: { type: String },
  /** When the last complete backup was taken. */
  at: { type: Date },
} as const;
export type BackupRecord = InferRawDocType<typeof recordFields>;

export const BackupRecordModel = mongoose.model(
  'BackupRecord',
  new mongoose.Schema(recordFields, { versionKey: false }),
  'backups',
);
const _id = 'last';

export async function readBackupRecord(): Promise<BackupRecord | null> {
  return BackupRecordModel.findById(_id).lean();
}

/** Whether a backup is due, and this process is the one to take it. */
export async function claimBackup(everyHours: number): Promise<boolean> {
  const now = Date.now();
  const before = (hours: number) => ({ $lte: new Date(now - hours * hourMs) });
  const retry = { isDone: false, triedAt: before(1) };
  const claim = BackupRecordModel.updateOne(
    { _id, $or: [{ triedAt: before(everyHours) }, retry] },
    { $set: { triedAt: new Date(now), isDone: false } },
    { upsert: true },
  );
  return isFirstToWrite(claim.exec()); // the upsert of a record that is not due fails
}

/** Without it another process would take this one for killed after an hour. */
export async function renewClaim(): Promise<void> {
  await BackupRecordModel.updateOne({ _id, isDone: false }, { $set: { triedAt: new Date() } });
}

export async function recordBackup(): Promise<void> {
  const $set = { isDone: true, at: new Date() };
  await BackupRecordModel.updateOne({ _id }, { $set, $unset: { error: 1 } });
}

/** Records why the backup failed, and emails the owner. */
export async function recordFailedBackup(error: string): Promise<void> {
  const event = { of: 'backup', recordId: _id, kinds: ['backup-failed'], at: new Date() } as const;
  await inTransaction(async (session) => {
    await BackupRecordModel.updateOne({ _id }, { $set: { error } }, { session });
    await queueEmails([event], session);
  });
}
