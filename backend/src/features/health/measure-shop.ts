import { setTimeout as wait } from 'node:timers/promises';
import { LetterModel } from '../../outbox/letter.model.ts';
import { lastBackup, letters } from '../../metrics.ts';
import { readBackupRecord } from './backup-record.model.ts';

/** A collector waits for everything at once: what the database does not say by then is left out. */
const longestMs = 1000;

/** Counts the letters that somebody may have to look after, and looks when the last backup was. */
export async function measureShop(): Promise<void> {
  const count = async () => {
    lastBackup.set(((await readBackupRecord())?.at?.getTime() ?? 0) / 1000);
    for (const status of ['waiting', 'failed'] as const)
      letters.set({ status }, await LetterModel.countDocuments({ status }));
  };
  letters.reset();
  await Promise.race([count().catch(() => {}), wait(longestMs, undefined, { ref: false })]);
}
