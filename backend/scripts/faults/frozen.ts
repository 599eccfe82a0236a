import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../bench/ask.ts';
import { signInCustomer } from '../../src/testing/sign-in.ts';
import type { Scenario } from './scenario.ts';
import { send, untilStatus } from './send.ts';
import { checkLoad, loadSteadily, timesOf } from './steady-load.ts';

/** The database keeps its connections and says nothing, while a hundred requests a second come. */
export const frozen: Scenario = async ({ report, shop, database }) => {
  const { Cookie } = await signInCustomer('frozen@example.com');
  const seconds = report.choose(10, 60);
  const callsNow = () => send(`${shop.url}/api/admin`, { headers: shop.admin });
  await loadSteadily(shop, Cookie, 2); // warm up
  const calm = timesOf(await loadSteadily(shop, Cookie, 3), 'cached read');
  report.note(`on this machine before: p99 of cached reads ${quantile(calm, 0.99).toFixed(0)} ms`);
  const before = await shop.residentMegabytes();
  let most = before;
  const watch = setInterval(
    () => void shop.residentMegabytes().then((now) => (most = Math.max(most, now))),
    1000,
  );
  database.freeze();
  report.inject();
  const loading = loadSteadily(shop, Cookie, seconds);
  await wait(seconds * 1000);
  // Those that still wait are answered by their deadline.
  const results = await loading;
  clearInterval(watch);
  database.thaw();
  const healedMs = await untilStatus(200, callsNow);
  report.note(`frozen for ${seconds} s and until all were answered, ${results.length} requests`);
  checkLoad(report, results, [503]);
  report.within('memory grew by', most - before, 60, 'MB');
  report.note(`${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`);
  report.within('healed after its return', healedMs, 2000);
};
