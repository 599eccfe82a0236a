import { seedBooks } from '../../seed/seed-books.ts';
import { loadSettings } from '../../src/config/env.ts';
import { connect, disconnect, explainNoConnection } from '../../src/database/connect.ts';
import { hasUnfinishedRestore } from '../../src/database/open-shops.ts';
import { createLog } from '../../src/log.ts';
import { runScript, Trouble } from './say.ts';

// The API of `npm start` and `npm run dev`: outside production an empty catalogue is filled with the
// bundled books first.

// In watch mode a restart need not wait for balancers and visitors; what a kill leaves is taken up.
if (import.meta.filename.endsWith('.ts')) process.once('SIGTERM', () => process.exit(0));

await runScript(async () => {
  const { isProduction, logLevel, mongodbUri } = loadSettings();
  if (!isProduction) {
    await connect(mongodbUri, { isPatient: true }).catch((error: Error) => {
      throw new Trouble(explainNoConnection(error));
    });
    if (!(await hasUnfinishedRestore())) {
      // The indexes come later, once books of an older version are brought up to date.
      const added = await seedBooks();
      if (added > 0) createLog(logLevel).info(`added the ${added} bundled books`);
    }
    await disconnect();
  }
  await import('../../src/main.ts');
});
