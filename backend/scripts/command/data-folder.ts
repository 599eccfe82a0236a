import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { UserError } from './run-script.ts';

export const projectFolder = path.resolve(import.meta.dirname, '../../..');

/** Creates the data folder if it is missing and returns its absolute path. */
export function openDataFolder(dataDir: string | undefined): string {
  const folder = path.resolve(projectFolder, dataDir || '.data');
  try {
    createFolder(folder);
    const probe = path.join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, 'x'.repeat(4096)); // an empty file fits on a full disk
    rmSync(probe);
  } catch (error) {
    throw new UserError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}); set DATA_DIR to one that can.`,
    );
  }
  return folder;
}

/** Not Node's recursive mkdir, which never returns on file systems such as /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) createFolder(parent);
  mkdirSync(folder);
}

/** The secrets of a demo shop, in a file that only its owner may read. */
export function readOrCreateSecrets(dataFolder: string) {
  const file = path.join(dataFolder, 'demo-secrets.json');
  const secrets = {
    jwtSecret: randomBytes(32).toString('hex'),
    adminPassword: randomBytes(12).toString('base64url'),
  };
  const stored = readJson<typeof secrets>(file);
  if (!stored) writeJson(file, secrets);
  return stored ?? secrets;
}

export interface RunningShop {
  pid: number;
  url: string;
  mongodbUri: string;
}

const runningFile = (dataFolder: string) => path.join(dataFolder, 'running.json');

/** Finds the shop that runs on this data folder. */
export function findRunningShop(dataFolder: string): RunningShop | undefined {
  const shop = readJson<RunningShop>(runningFile(dataFolder));
  return shop && shop.pid !== process.pid && isAlive(shop.pid) ? shop : undefined;
}

export function saveRunningShop(dataFolder: string, shop: RunningShop): void {
  writeJson(runningFile(dataFolder), shop);
}

/** Does nothing when the file is of another process. */
export function removeRunningShop(dataFolder: string): void {
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

/** After a crash another program may have the id, which only Linux can tell. */
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
    throw new UserError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function writeJson(file: string, value: unknown): void {
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new UserError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}
