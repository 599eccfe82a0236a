import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

class FolderLockedError extends Error {}

/**
 * Allows one process per data folder. The lock file has the process id and its start time, so a lock
 * of a killed process is known to be stale even when another process has its id.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const ownLock = JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid) });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, ownLock, { mode: 0o600 });
  try {
    // A first attempt may find and remove a stale lock.
    for (let attempt = 0; attempt < 3; attempt++) {
      if (tryLink(draft, path)) return () => release(path, ownLock);
      removeStaleLock(path, folder);
    }
    throw new FolderLockedError(`The data folder ${folder} is being locked by another process.`);
  } finally {
    unlinkSync(draft);
  }
}

/** Creating a link is atomic and never replaces a file. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStaleLock(path: string, folder: string): void {
  const found = read(path);
  if (found === undefined) return;
  const { pid, started } = parse(found);
  if (pid !== undefined && startTimeOf(pid) === started && isAlive(pid)) {
    throw new FolderLockedError(`The data folder ${folder} is in use by process ${pid}.`);
  }
  // Another process may have replaced the lock meanwhile; remove only the one that was read.
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== found) tryLink(aside, path);
  unlinkSync(aside);
}

function release(path: string, mine: string): void {
  if (read(path) === mine) unlinkSync(path);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): { pid?: number; started?: string } {
  try {
    return JSON.parse(text) as { pid: number; started: string };
  } catch {
    return {};
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The start time of a process as the system formats it; empty if unknown. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name may contain spaces; the fields after it do not. A zombie has ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' ? 'ended' : `${boot} ${fields[19]}`;
  } catch {
    if (process.platform === 'linux' || process.platform === 'win32') return '';
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
