import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { breakableDatabase } from '../../src/testing/breakable-database.ts';
import { project } from '../demo/data-folder.ts';
import { tsx } from '../demo/child.ts';
import { watch, type Stage } from './stage.ts';

type Store = Awaited<ReturnType<typeof openStore>>;
/** A database to be broken: the embedded store in a process of its own, or a given MongoDB behind a wire. */
export type Database = Omit<Store, 'store'> & { store?: Store['store'] };

const databaseName = `storyloom-stage-${randomBytes(4).toString('hex')}`;

/** The embedded store, or the server of `TEST_MONGODB_URI`. */
export async function openDatabase(stage: Stage): Promise<Database> {
  const given = process.env.TEST_MONGODB_URI;
  if (!given) return openStore(stage, 'store');
  const directUri = named(given);
  const wire = await breakableDatabase(directUri);
  return {
    ...{ uri: wire.uri, directUri },
    ...{ kill: wire.cut, restart: wire.mend, freeze: wire.freeze, thaw: wire.thaw },
    close: wire.cut,
  };
}

/** The embedded store on a folder of that name. */
export async function openStore(stage: Stage, name: string) {
  const store = await stage.start({
    name: 'The database',
    file: path.join(project, 'backend/embedded-store/src/main.ts'),
    argsFor: (port) => ['--port', String(port), '--data', path.join(stage.folder, name)],
    flags: [...tsx, ...watch],
  });
  const uri = named(store.child.ready.uri ?? '');
  return {
    /** `directUri` goes around all faults but those of the server itself. */
    ...{ uri, directUri: uri, store },
    /** Ends it without a word; of a given MongoDB, cuts the wire. */
    kill: () => store.kill(),
    restart: () => store.start(),
    /** It keeps its connections and says nothing. */
    freeze: () => store.signal('SIGSTOP'),
    thaw: () => store.signal('SIGCONT'),
    close: async (): Promise<void> => void (await store.stop()),
  };
}

function named(uri: string): string {
  const url = new URL(uri);
  url.pathname = `/${databaseName}`;
  return url.href;
}
