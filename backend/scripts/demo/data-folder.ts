import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { Trouble } from './print.ts';

export const project = path.resolve(import.meta.dirname, '../../..');

/** The data folder as an absolute path, made if missing. */
export function openDataFolder(dataDir = '.data'): string {
  const folder = path.resolve(project, dataDir);
  try {
    makeFolder(folder);
    const probe = path.join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, 'x'.repeat(4096)); // an empty file fits on a full disk
    rmSync(probe);
  } catch (error) {
    throw new Trouble(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}); set DATA_DIR to one that can.`,
    );
  }
  return folder;
}

/** Level by level: Node's own recursive mkdir never returns on file systems such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}

/** The secrets of a demo shop: made once, kept in the data folder, readable by its owner only. */
export function demoSecrets(dataFolder: string) {
  const file = path.join(dataFolder, 'demo-secrets.json');
  const secrets = {
    jwtSecret: randomBytes(32).toString('hex'),
    adminPassword: randomBytes(12).toString('base64url'),
  };
  const kept = readJson<typeof secrets>(file);
  if (!kept) writeJson(file, secrets);
  return kept ?? secrets;
}

export interface RunningShop {
  pid: number;
  url: string;
  mongodbUri: string;
}

const runningFile = (dataFolder: string) => path.join(dataFolder, 'running.json');

/** The shop that runs on this folder now, if one does. */
export function findRunningShop(dataFolder: string): RunningShop | undefined {
  const shop = readJson<RunningShop>(runningFile(dataFolder));
  return shop && shop.pid !== process.pid && isAlive(shop.pid) ? shop : undefined;
}

export function noteRunningShop(dataFolder: string, shop: RunningShop): void {
  writeJson(runningFile(dataFolder), shop);
}

/** Does nothing when another process has noted itself. */
export function forgetRunningShop(dataFolder: string): void {
  const file = runningFile(dataFolder);
  if (readJson<RunningShop>(file)?.pid === process.pid) rmSync(file);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return isNodeProcess(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a crash the number may belong to somebody else; only Linux tells to whom. */
function isNodeProcess(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('backend/scripts/');
  } catch {
    return process.platform !== 'linux';
  }
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Trouble(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function writeJson(file: string, value: unknown): void {
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new Trouble(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}
