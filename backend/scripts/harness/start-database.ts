import path from 'node:path';
import { projectFolder } from '../demo/data-folder.ts';
import { tsx } from '../demo/child.ts';
import { withDatabaseName } from '../demo/open-database.ts';
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
