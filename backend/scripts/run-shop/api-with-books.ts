import mongoose from 'mongoose';
import { seedBooks } from '../../seed/seed-books.ts';
import { loadEnvironment } from '../../src/config/env.ts';
import { hasUnfinishedRestore } from '../../src/database/heartbeat.ts';
import { createLog } from '../../src/log.ts';
import { connectOrExplain } from '../command/with-database.ts';
import { runScript } from '../command/run-script.ts';

// The API of `npm start` and `npm run dev`: outside production it first adds the bundled books to an
// empty catalogue.

// In watch mode a restart need not wait for load balancers and open requests.
if (import.meta.filename.endsWith('.ts')) process.once('SIGTERM', () => process.exit(0));

await runScript(async () => {
  const { isProduction, logLevel, mongodbUri } = loadEnvironment();
  if (!isProduction) {
    await connectOrExplain(mongodbUri);
    if (!(await hasUnfinishedRestore())) {
      // The API creates the indexes later, after upgrading books of an older version.
      const added = await seedBooks();
      if (added > 0) createLog(logLevel).info(`added the ${added} bundled books`);
    }
    await mongoose.disconnect();
  }
  await import('../../src/main.ts');
});
