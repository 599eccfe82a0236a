import mongoose from 'mongoose';
import { connect } from '../../src/database/connect.ts';
import { buildIfStale } from '../run-shop/build-if-stale.ts';
import { runScript, print, UserError } from '../command/run-script.ts';
import { startDatabase } from '../harness/start-database.ts';
import { fillDatabase } from '../harness/fill.ts';
import { createReport } from '../harness/report.ts';
import { startShopWithAdmin } from '../harness/shop.ts';
import { withSandbox } from '../harness/sandbox.ts';
import { readOptions } from '../command/read-options.ts';
import { outage } from './outage.ts';
import { diskFull } from './disk-full.ts';
import { imports } from './imports.ts';
import { kills } from './kills.ts';
import { frozen, slow } from './late-database.ts';
import { emails } from './emails.ts';
import { overload } from './overload.ts';
import type { Scenario } from './scenario.ts';
import { slowClients } from './slow-clients.ts';
import { soak } from './soak.ts';
import { stops } from './stops.ts';

const scenarios: Record<string, Scenario> = {
  kills,
  outage,
  frozen,
  slow,
  'disk-full': diskFull,
  'slow-clients': slowClients,
  overload,
  stops,
  soak,
  emails,
  imports,
};
const usage = `npm run test:faults -- [--short] [--only NAME | --without NAME]

Breaks a running shop in every way we know and counts what it promised and did not keep. --short
takes five minutes; --only runs one, --without leaves out one of
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
  const { short: isShort, only, without } = values;
  for (const name of [only, without]) {
    if (name === undefined || scenarios[name]) continue;
    throw new UserError(`There is no ${name}, only ${Object.keys(scenarios).join(', ')}.`);
  }
  const names = only ? [only] : Object.keys(scenarios).filter((name) => name !== without);
  buildIfStale();
  const report = createReport({ isShort });
  await withSandbox(async (stage) => {
    const database = await startDatabase(stage, 'store');
    const reconnect = async () => {
      await mongoose.disconnect();
      await connect(database.uri);
    };
    await fillDatabase(database.uri);
    const shop = await startShopWithAdmin(stage, database.uri);
    for (const name of names) {
      print(`\n${name}`);
      await reconnect();
      const start = Date.now();
      await scenarios[name]?.({ report, shop, database, stage, reconnect });
      report.note(`(${((Date.now() - start) / 1000).toFixed(0)} s)`);
    }
    await shop.api.stop();
    await mongoose.disconnect();
  });
  report.close();
  process.exit();
});
