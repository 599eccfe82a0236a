import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../config/env.ts';
import type { Log } from '../log.ts';
import type { Job } from '../runtime/schedule.ts';
import {
  claimBackup,
  recordBackup,
  recordFailedBackup,
  renewClaim,
} from './backup-record.model.ts';
import { takeBackup } from './take-backup.ts';

const everyMs = 60_000;
const renewMs = 600_000;
const ownName = /^storyloom-[\dTZ-]+\.backup$/;

interface Context {
  env: Environment;
  log: Log;
}

/** The job that takes backups into BACKUP_DIR; none without it. */
export function backupJobs(context: Context): Job[] {
  if (!context.env.backup.folder) return [];
  return [{ name: 'take a backup', everyMs, work: () => takeDueBackup(context) }];
}

/** Takes a backup when it is due. If it fails, records why for the owner and throws. */
export async function takeDueBackup({ env, log }: Context): Promise<void> {
  const { folder = '', everyHours, keep } = env.backup;
  if (!(await claimBackup(everyHours))) return;
  const renewing = setInterval(() => void renewClaim().catch(() => {}), renewMs);
  try {
    const done = await takeBackup(folder, log);
    await recordBackup();
    removeOldest(folder, keep);
    log.info(done, 'a backup is taken');
  } catch (error) {
    await recordFailedBackup((error as Error).message);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

function removeOldest(folder: string, keep: number): void {
  const own = readdirSync(folder).filter((name) => ownName.test(name));
  for (const name of own.sort().slice(0, -keep)) rmSync(path.join(folder, name));
}
