import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { connect, disconnect } from '../../src/database/connect.ts';
import { seedDatabase } from '../bench/fill-database.ts';
import { buildIfStale } from '../demo/build-if-stale.ts';
import { runScript, say, Trouble } from '../demo/say.ts';
import { readOptions } from '../read-options.ts';
import { away } from './away.ts';
import { openDatabase } from './database.ts';
import { diskFull } from './disk-full.ts';
import { frozen } from './frozen.ts';
import { kills } from './kills.ts';
import { letters } from './letters.ts';
import { overload } from './overload.ts';
import { openReport } from './report.ts';
import type { Scenario } from './scenario.ts';
import { openShop } from './shop.ts';
import { slow } from './slow.ts';
import { slowClients } from './slow-clients.ts';
import { soak } from './soak.ts';
import { stops } from './stops.ts';

const scenarios: Record<string, Scenario> = {
  ...{ kills, away, frozen, slow, 'disk-full': diskFull },
  ...{ 'slow-clients': slowClients, overload, stops, soak, letters },
};
const usage = `npm run test:faults -- [--short] [--only NAME | --without NAME]

Breaks a running shop in every way we know and counts what it promised and did not keep. --short
takes four minutes; --only runs one, --without leaves out one of
${Object.keys(scenarios).join(', ')}.
`;

await runScript(async () => {
  const { values } = readOptions({
    usage,
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      without: { type: 'string' },
    },
  });
  const { short, only, without } = values;
  for (const name of [only, without]) {
    if (name === undefined || scenarios[name]) continue;
    throw new Trouble(`There is no ${name}, only ${Object.keys(scenarios).join(', ')}.`);
  }
  const names = only ? [only] : Object.keys(scenarios).filter((name) => name !== without);
  buildIfStale('the API');
  const report = openReport(short);
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-faults-'));
  const database = await openDatabase(path.join(folder, 'store'));
  const reconnect = async () => {
    await disconnect();
    await connect(database.directUri);
  };
  try {
    await seedDatabase(database.directUri);
    const shop = await openShop(database.uri, folder);
    for (const name of names) {
      say(`\n${name}`);
      await reconnect();
      const start = Date.now();
      await scenarios[name]?.({ report, shop, database, folder, reconnect });
      report.note(`(${((Date.now() - start) / 1000).toFixed(0)} s)`);
    }
    await shop.api.stop();
    await reconnect();
    await mongoose.connection.dropDatabase();
  } finally {
    await disconnect();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
  process.exit(report.close());
});
