import { setTimeout as wait } from 'node:timers/promises';
import { json, send, waitForStatus } from '../harness/send.ts';
import { adminCredentials } from '../harness/shop.ts';
import type { Scenario } from './scenario.ts';

/** The database is killed and restarted seconds later. */
export const outage: Scenario = async ({ report, shop, database }) => {
  const { url, admin } = shop;
  const worst = { refusalMs: 0, readinessMs: 0, signInMs: 0, orders: 0 };
  const unexpected: string[] = [];
  const rounds = report.choose(2, 10);
  const signIn = () =>
    send(`${url}/api/auth/admin`, json(adminCredentials, { 'x-forwarded-for': '10.9.9.9' }));
  for (let round = 0; round < rounds; round += 1) {
    const readList = () => send(`${url}/api/books/?limit=24`);
    await wait(1500); // after a reconnect the shop reads everything again
    await readList();
    await database.store.kill();
    report.countFaults();
    const [refused, ready, list] = await Promise.all([
      send(`${url}/api/admin`, { headers: admin }),
      send(`${url}/api/health/ready`),
      readList(),
    ]);
    worst.refusalMs = Math.max(worst.refusalMs, refused.ms);
    worst.readinessMs = Math.max(worst.readinessMs, ready.ms);
    if (refused.status !== 503)
      unexpected.push(`a call for the database answered ${refused.status}`);
    if (!refused.headers['retry-after']) unexpected.push('a refusal without Retry-After');
    if (ready.status !== 503) unexpected.push(`readiness answered ${ready.status}`);
    if (list.status !== 200) unexpected.push(`a cached list answered ${list.status}`);
    await wait(3000);
    const refusedSignIn = await signIn();
    if (refusedSignIn.status !== 503) unexpected.push(`sign-in answered ${refusedSignIn.status}`);
    await database.store.start();
    worst.signInMs = Math.max(worst.signInMs, await waitForStatus(200, signIn));
    await waitForStatus(200, () => send(`${url}/api/health/ready`));
  }
  report.check('without the database: 503 with Retry-After, and cached reads go on', unexpected);
  report.expectAtMost('first 503 after the database died, slowest', worst.refusalMs, 2500);
  report.expectAtMost('readiness while it is away, slowest', worst.readinessMs, 2000);
  report.expectAtMost('sign-in after its return, slowest', worst.signInMs, 2000);
};
