import path from 'node:path';
import { projectFolder } from '../command/data-folder.ts';
import { tsx } from '../run-shop/child.ts';
import { withDatabaseName } from '../command/open-database.ts';
import { usageReporter, type Sandbox } from './sandbox.ts';

export type Database = Awaited<ReturnType<typeof startDatabase>>;

/** Starts the embedded store on a folder of that name, in its own process. */
export async function startDatabase(stage: Sandbox, name: string) {
  const store = await stage.start({
    name: 'The database',
    file: path.join(projectFolder, 'backend/embedded-store/src/main.ts'),
    argsFor: (port) => ['--port', String(port), '--data', path.join(stage.folder, name)],
    flags: [...tsx, ...usageReporter],
  });
  return { store, uri: withDatabaseName(store.getChild().ready.uri ?? '') };
}
