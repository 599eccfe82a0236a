import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { project } from '../demo/data-folder.ts';
import { breakableDatabase } from '../../src/testing/breakable-database.ts';
import { Restartable } from './restartable.ts';

/** A database to be broken: the embedded store in a process of its own, or a given MongoDB behind a wire. */
export interface Database {
  /** What the API connects to. */
  uri: string;
  /** The way around all faults but those of the server itself. */
  directUri: string;
  /** Ends it without a word; of a given MongoDB, cuts the wire. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  /** It keeps its connections and says nothing. */
  freeze: () => void;
  thaw: () => void;
  /** The process of the embedded store. */
  store?: Restartable;
  stop: () => Promise<unknown>;
}

const databaseName = `storyloom-faults-${randomBytes(4).toString('hex')}`;

export function openDatabase(folder: string): Promise<Database> {
  const given = process.env.TEST_MONGODB_URI;
  return given ? openGiven(given) : openStore(folder);
}

async function openGiven(given: string): Promise<Database> {
  const directUri = named(given);
  const wire = await breakableDatabase(directUri);
  return {
    ...{ uri: wire.uri, directUri },
    ...{ kill: wire.cut, restart: wire.mend, freeze: wire.freeze, thaw: wire.thaw },
    stop: wire.cut,
  };
}

export async function openStore(folder: string): Promise<Database> {
  const store = await Restartable.start({
    name: 'The database',
    file: path.join(project, 'backend/embedded-store/src/main.ts'),
    argsFor: (port) => ['--port', String(port), '--data', folder],
    envFor: () => process.env,
    flags: ['--import', import.meta.resolve('tsx')],
  });
  const uri = named(store.child.ready.uri ?? '');
  return {
    ...{ uri, directUri: uri, store },
    kill: () => store.kill(),
    restart: () => store.start(),
    freeze: () => store.signal('SIGSTOP'),
    thaw: () => store.signal('SIGCONT'),
    stop: () => store.stop(),
  };
}

function named(uri: string): string {
  const url = new URL(uri);
  url.pathname = `/${databaseName}`;
  return url.href;
}
