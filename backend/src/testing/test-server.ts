import type { TestProject } from 'vitest/node';
import { bundlePrograms } from './bundle-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mongodbUri: string;
    /** Folder of the programs that tests start. */
    programs: string;
  }
}

/**
 * One database server for the whole test run: `TEST_MONGODB_URI`, else a real mongod when
 * `TEST_DATABASE=mongod`, else the embedded store. The same tests pass on all of them.
 */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const [server, programs] = await Promise.all([chooseServer(), bundlePrograms()]);
  process.stdout.write(`Tests run on ${server.name}\n`);
  project.provide('mongodbUri', server.uri);
  project.provide('programs', programs.folder);
  return async () => {
    await Promise.all([server.stop(), programs.remove()]);
  };
}

async function chooseServer() {
  const given = process.env.TEST_MONGODB_URI;
  if (given) return { name: 'TEST_MONGODB_URI', uri: given, stop: async () => {} };
  if (process.env.TEST_DATABASE === 'mongod') {
    const { MongoMemoryReplSet } = await import('mongodb-memory-server');
    const mongod = await MongoMemoryReplSet.create();
    const stop = async () => void (await mongod.stop());
    return { name: 'a real mongod', uri: mongod.getUri(), stop };
  }
  const { startStore } = await import('@storyloom/embedded-store');
  const store = await startStore();
  return { name: 'the embedded store', uri: store.uri, stop: store.close };
}
