import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDotenv, readEnvironment, type Environment } from '../../src/config/env.ts';
import { findListenError, forkChild, tsx, type Program, type StartingChild } from './child.ts';
import {
  readOrCreateSecrets,
  findRunningShop,
  removeRunningShop,
  saveRunningShop,
  openDataFolder,
  projectFolder,
} from '../command/data-folder.ts';
import { withDatabaseName } from '../command/open-database.ts';
import { print, UserError } from '../command/run-script.ts';

const storeFile = path.join(projectFolder, 'backend/embedded-store/src/main.ts');
const signInFile = path.join(import.meta.dirname, 'sign-in-emulator.ts');

/**
 * Starts database, sign-in and API, prints the addresses, and on Ctrl-C stops them in reverse order.
 * `prepare` runs after the environment was checked.
 */
export async function runShop(api: Pick<Program, 'file' | 'flags' | 'env'>, prepare: () => void) {
  const environment = loadDotenv();
  const dataFolder = openDataFolder(environment.DATA_DIR);
  const other = findRunningShop(dataFolder);
  if (other) {
    throw new UserError(
      `A shop runs on ${dataFolder} already: ${other.url}, process ${other.pid}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const env = withDemoDefaults(environment, dataFolder);
  const ownStore = !environment.MONGODB_URI;
  const checked = readEnvironment({ ...env, MONGODB_URI: env.MONGODB_URI || 'mongodb://embedded' });
  const emulator = emulatorAddress(checked);
  await expectFreePort('the shop', checked, 'PORT', 'HOST');
  if (emulator) await expectFreePort('sign-in', emulator, 'FIREBASE_AUTH_EMULATOR_HOST');
  prepare();

  const children: StartingChild[] = [];
  const stopSignal = waitForStopSignal();
  const open = async () => {
    print('Starting database and sign-in ...');
    const startPart = (program: Program) => {
      const child = forkChild(program);
      children.push(child);
      return child.untilReady;
    };
    const args = ['--port', '0', '--data', path.join(dataFolder, 'store')];
    const { projectId } = checked.firebase;
    const accounts = path.join(dataFolder, 'sign-in');
    const signInArgs = emulator && [emulator.host, String(emulator.port), projectId, accounts];
    const fromSource = { env, flags: tsx };
    const [store] = await Promise.all([
      ownStore && startPart({ name: 'The database', file: storeFile, args, ...fromSource }),
      signInArgs &&
        startPart({ name: 'Sign-in', file: signInFile, args: signInArgs, ...fromSource }),
    ]);
    if (store) env.MONGODB_URI = withDatabaseName(store.uri ?? '');
    print('Starting the API ...');
    const ready = startPart({ ...api, name: 'The API', env: { ...api.env, ...env } });
    const { port = checked.port, isPasswordInUse = true } = await Promise.race([
      ready,
      unexpectedEnd(children),
    ]);
    const url = `http://${checked.host === '0.0.0.0' ? 'localhost' : checked.host}:${port}`;
    saveRunningShop(dataFolder, { pid: process.pid, url, mongodbUri: env.MONGODB_URI ?? '' });
    const password = passwordText(env, environment, isPasswordInUse);
    printAddresses(url, env.ADMIN_USERNAME, password, dataFolder, emulator !== undefined);
    process.send?.({ type: 'ready' });
    await unexpectedEnd(children);
  };
  try {
    await Promise.race([open(), stopSignal]);
    print('Stopping ...');
  } finally {
    for (const child of children.toReversed()) await child.stop();
    removeRunningShop(dataFolder);
  }
  process.exit(0);
}

/** Rejects when one of the processes exits by itself. */
async function unexpectedEnd(children: StartingChild[]): Promise<never> {
  const end = await Promise.race(
    children.map(async ({ name, ended }) => `${name} ended unexpectedly (${await ended})`),
  );
  throw new UserError(`${end}, so the shop was stopped. Start it again.`);
}

/** Adds the secrets of the demo where variables are missing. */
function withDemoDefaults(environment: NodeJS.ProcessEnv, dataFolder: string): NodeJS.ProcessEnv {
  if (environment.NODE_ENV === 'production') return { ...environment };
  const secrets = readOrCreateSecrets(dataFolder);
  const hasAdmin = environment.ADMIN_USERNAME || environment.ADMIN_PASSWORD;
  return {
    ...environment,
    JWT_SECRET: environment.JWT_SECRET || secrets.jwtSecret,
    ...(!hasAdmin && { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: secrets.adminPassword }),
    LOG_LEVEL: environment.LOG_LEVEL || 'warn',
  };
}

type Address = Pick<Environment, 'host' | 'port'>;

/** Throws a user error that names the setting to change. */
async function expectFreePort(
  what: string,
  { host, port }: Address,
  portSetting: string,
  hostSetting = portSetting,
): Promise<void> {
  const errorCode = await findListenError(host, port);
  if (!errorCode) return;
  const setting = errorCode === 'EACCES' ? portSetting : hostSetting;
  throw new UserError(
    errorCode === 'EADDRINUSE'
      ? `Port ${port} for ${what} is taken by another program; set ${portSetting} to a free one.`
      : `There is no listening on ${host}:${port} for ${what} (${errorCode}); check ${setting}.`,
  );
}

function emulatorAddress(env: Environment): Address | undefined {
  const address = env.firebase.emulatorHost;
  if (!address) return undefined;
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}

/** The admin's password, unless it was changed or comes from the environment. */
function passwordText(
  { ADMIN_USERNAME, ADMIN_PASSWORD }: NodeJS.ProcessEnv,
  given: NodeJS.ProcessEnv,
  isInUse: boolean,
): string {
  if (!ADMIN_PASSWORD) return '(made with npm run admin)';
  if (!isInUse) {
    return `(changed since; lost: npm run admin -- --username ${ADMIN_USERNAME})`;
  }
  return given.ADMIN_PASSWORD ? '(as set in ADMIN_PASSWORD)' : ADMIN_PASSWORD;
}

function printAddresses(
  url: string,
  username: string | undefined,
  password: string,
  dataFolder: string,
  hasEmulator: boolean,
): void {
  print('');
  print(`  Storyloom is open:  ${url}`);
  print(`  Administrator:      ${url}/admin`);
  print(`    user name         ${username ?? '(made with npm run admin)'}`);
  print(`    password          ${password}`);
  if (hasEmulator) print('  Customers:          use any e-mail address; sign-in sends no mail');
  print(`  Data folder:        ${dataFolder}`);
  print('  Stop with Ctrl-C.');
  print('');
}

/** Resolves at the first signal, or when a parent process has exited (window closed, npm killed). */
function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
    const parents = findParents();
    setInterval(() => findParents() !== parents && resolve(), 1000).unref();
  });
}

/** The parent process and, since npm starts a shell in between, the one above it. */
function findParents(): string {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return String(parent);
  try {
    // "pid (name) state ppid ...", where the name may contain anything.
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return 'gone';
  }
}
