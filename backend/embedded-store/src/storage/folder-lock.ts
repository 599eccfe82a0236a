import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

class FolderLockedError extends Error {}

/**
 * One process per data folder. The lock names a process by its id and the moment it started, so the
 * lock of a killed process is known to be void at once, even when its id has been given to another.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    // Two rounds: the first may find and remove a void lock.
    for (let round = 0; round < 3; round++) {
      if (tryLink(draft, path)) return () => release(path, mine);
      removeIfVoid(path, folder);
    }
    throw new FolderLockedError(`The data folder ${folder} is being locked by another process.`);
  } finally {
    unlinkSync(draft);
  }
}

/** A link appears whole or not at all, and never over an existing file. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeIfVoid(path: string, folder: string): void {
  const found = read(path);
  if (found === undefined) return;
  const { pid, started } = parse(found);
  if (pid !== undefined && startOf(pid) === started && isAlive(pid)) {
    throw new FolderLockedError(`The data folder ${folder} is in use by process ${pid}.`);
  }
  // Another process may have done the same just now: only the lock that was read may go.
  const aside = `${path}.void.${process.pid}`;
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

/** When a process started, in the system's own words; empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may hold spaces; the fields after it do not. A zombie has ended.
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
