import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { checkLedger } from './check-ledger.ts';
import type { Scenario } from './scenario.ts';
import { startUsers } from './start-users.ts';

/** Kills API and database repeatedly during orders, uploads and imports. */
export const kills: Scenario = async ({ report, shop, database, reconnect }) => {
  const rounds = report.choose(4, 30);
  for (const what of ['API', 'database'] as const) {
    const { end } = await startUsers(shop, `kill-${what.toLowerCase()}`, rounds * 100);
    for (let round = 0; round < rounds; round += 1) {
      await wait(randomInt(200, 1200));
      report.countFaults();
      if (what === 'API') {
        await shop.api.kill();
        await shop.api.start();
      } else {
        await database.store.kill();
        await wait(randomInt(0, 500));
        await database.store.start();
      }
    }
    await wait(500);
    report.note(`${rounds} kills of the ${what}`);
    await reconnect();
    await checkLedger(report, shop, await end());
  }
};
