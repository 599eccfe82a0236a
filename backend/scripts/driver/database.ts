import path from 'node:path';
import { project } from '../demo/data-folder.ts';
import { tsx } from '../demo/child.ts';
import { withDatabaseName } from '../demo/open-database.ts';
import { watch, type Stage } from './stage.ts';

export type Database = Awaited<ReturnType<typeof openStore>>;

/** The embedded store on a folder of that name, in a process of its own, which can be broken. */
export async function openStore(stage: Stage, name: string) {
  const store = await stage.start({
    name: 'The database',
    file: path.join(project, 'backend/embedded-store/src/main.ts'),
    argsFor: (port) => ['--port', String(port), '--data', path.join(stage.folder, name)],
    flags: [...tsx, ...watch],
  });
  return { store, uri: withDatabaseName(store.getChild().ready.uri ?? '') };
}
