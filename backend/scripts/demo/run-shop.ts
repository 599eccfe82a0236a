import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDotenv, readSettings, type Settings } from '../../src/config/env.ts';
import { expectFreePort, startChild, type Child } from './child.ts';
import {
  demoSecrets,
  findRunningShop,
  forgetRunningShop,
  noteRunningShop,
  openDataFolder,
  project,
} from './data-folder.ts';
import { withDatabaseName } from './open-database.ts';
import { say, Trouble } from './say.ts';

const tsx = ['--import', import.meta.resolve('tsx')];

/**
 * Starts database, sign-in and API, in that order, tells the addresses, and stops them the other
 * way round on Ctrl-C. `api` is the API's program, `prepare` runs when the settings are known good.
 */
export async function runShop(
  api: { file: string; execArgv: string[]; env?: NodeJS.ProcessEnv },
  prepare: () => void,
) {
  const environment = loadDotenv();
  const dataFolder = openDataFolder(environment.DATA_DIR || undefined);
  const other = findRunningShop(dataFolder);
  if (other) {
    throw new Trouble(
      `A shop runs on ${dataFolder} already: ${other.url}, process ${other.pid}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const env = completeEnvironment(environment, dataFolder);
  const ownStore = !environment.MONGODB_URI;
  const settings = readSettings({ ...env, MONGODB_URI: env.MONGODB_URI || 'mongodb://embedded' });
  const emulator = emulatorAddress(settings);
  await expectFreePort({
    port: settings.port,
    host: settings.host,
    what: 'the shop',
    settings: { port: 'PORT', host: 'HOST' },
  });
  if (emulator) {
    const setting = 'FIREBASE_AUTH_EMULATOR_HOST';
    await expectFreePort({
      ...emulator,
      what: 'sign-in',
      settings: { port: setting, host: setting },
    });
  }
  prepare();

  const children: Child[] = [];
  stopOnSignal(children, dataFolder);
  try {
    say('Starting database and sign-in ...');
    const store = path.join(project, 'backend/embedded-store/src/main.ts');
    const signIn = path.join(import.meta.dirname, 'sign-in-emulator.ts');
    const started = await Promise.allSettled([
      ownStore &&
        startChild(
          'The database',
          store,
          ['--port', '0', '--data', path.join(dataFolder, 'store')],
          env,
          tsx,
        ),
      emulator &&
        startChild(
          'Sign-in',
          signIn,
          [
            emulator.host,
            String(emulator.port),
            settings.firebase.projectId,
            path.join(dataFolder, 'sign-in'),
          ],
          env,
          tsx,
        ),
    ]);
    children.push(...started.flatMap((part) => (part.status === 'fulfilled' && part.value) || []));
    const failed = started.find((part) => part.status === 'rejected');
    if (failed) throw failed.reason;
    const storeUri = children.find((child) => child.name === 'The database')?.ready.uri;
    if (storeUri) env.MONGODB_URI = withDatabaseName(storeUri);
    say('Starting the API ...');
    children.push(await startChild('The API', api.file, [], { ...api.env, ...env }, api.execArgv));
  } catch (error) {
    await stopAll(children);
    throw error;
  }
  const { port = settings.port, isPasswordInUse = true } = children.at(-1)?.ready ?? {};
  const url = `http://${settings.host === '0.0.0.0' ? 'localhost' : settings.host}:${port}`;
  noteRunningShop(dataFolder, { pid: process.pid, url, mongodbUri: env.MONGODB_URI ?? '' });
  const password = passwordText(env, environment, isPasswordInUse);
  tellAddresses(url, env.ADMIN_USERNAME, password, dataFolder, emulator !== undefined);
  await Promise.race(
    children.map(async (child) => {
      await child.ended;
      await stopAll(children);
      forgetRunningShop(dataFolder);
      throw new Trouble(
        `${child.name} ended unexpectedly, so the shop was stopped. Start it again.`,
      );
    }),
  );
}

/** The settings of a shop to try out: what is not set is made once and kept in the data folder. */
function completeEnvironment(
  environment: NodeJS.ProcessEnv,
  dataFolder: string,
): NodeJS.ProcessEnv {
  if (environment.NODE_ENV === 'production') return { ...environment };
  const secrets = demoSecrets(dataFolder);
  const hasAdmin = environment.ADMIN_USERNAME || environment.ADMIN_PASSWORD;
  return {
    ...environment,
    JWT_SECRET: environment.JWT_SECRET || secrets.jwtSecret,
    ...(!hasAdmin && { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: secrets.adminPassword }),
    LOG_LEVEL: environment.LOG_LEVEL || 'warn',
  };
}

function emulatorAddress(settings: Settings): { host: string; port: number } | undefined {
  const address = settings.firebase.emulatorHost;
  if (!address) return undefined;
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}

/** What to sign in with; a password that the owner has changed since is nobody's to print. */
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

function tellAddresses(
  url: string,
  username: string | undefined,
  password: string,
  dataFolder: string,
  hasEmulator: boolean,
): void {
  say('');
  say(`  Storyloom is open:  ${url}`);
  say(`  Administrator:      ${url}/admin`);
  say(`    user name         ${username ?? '(made with npm run admin)'}`);
  say(`    password          ${password}`);
  if (hasEmulator) say('  Customers:          register with any e-mail address; no mail is sent');
  say(`  Data folder:        ${dataFolder}`);
  say('  Stop with Ctrl-C.');
  say('');
}

async function stopAll(children: Child[]): Promise<void> {
  for (const child of [...children].reverse()) await child.stop();
}

function stopOnSignal(children: Child[], dataFolder: string): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    say('Stopping ...');
    await stopAll(children);
    forgetRunningShop(dataFolder);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop());
  // Whoever started us is gone (its window was closed, npm was killed): end as well.
  const starters = findStarters();
  setInterval(() => findStarters() !== starters && void stop(), 1000).unref();
}

/** The processes above this one that its life hangs on: the one that started it and, since npm puts a shell between, npm. */
function findStarters(): string {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return String(parent);
  try {
    // "pid (name) state ppid ...", where the name may hold anything.
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return 'gone';
  }
}
