import { signInCustomer } from '../../src/testing/sign-in.ts';
import { breakableDatabase } from '../../src/testing/breakable-database.ts';
import type { Scenario } from './scenario.ts';
import { openShop } from './shop.ts';
import { send, untilStatus } from './send.ts';
import { checkLoad, loadSteadily } from './steady-load.ts';

/** Every answer of the database comes two seconds late. */
export const slow: Scenario = async ({ report, database, folder }) => {
  const wire = await breakableDatabase(database.directUri);
  const shop = await openShop(wire.uri, folder);
  try {
    const { Cookie } = await signInCustomer('frozen@example.com');
    await loadSteadily(shop, Cookie, 2); // warm up
    wire.slowDown(2000);
    report.inject();
    checkLoad(report, await loadSteadily(shop, Cookie, report.choose(6, 30)), [200, 204, 503]);
    wire.slowDown(0);
    const ask = () => send(`${shop.url}/api/admin`, { headers: shop.admin });
    report.within('healed after the last delay', await untilStatus(200, ask), 2000);
  } finally {
    await shop.api.stop();
    await wire.cut();
  }
};
