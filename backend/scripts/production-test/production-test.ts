import { randomBytes } from 'node:crypto';
import { Agent } from 'node:https';
import path from 'node:path';
import { startFirebaseProject } from '../../src/testing/people/firebase-project.ts';
import { buildIfStale } from '../run-shop/build-if-stale.ts';
import { runScript, print } from '../command/run-script.ts';
import { startDatabase } from '../harness/start-database.ts';
import { createReport } from '../harness/report.ts';
import { send } from '../harness/send.ts';
import { withSandbox, type Sandbox } from '../harness/sandbox.ts';
import { readOptions } from '../command/read-options.ts';
import { makeImageFolder, shopOf } from './image-folder.ts';
import { checkOrders } from './check-orders.ts';
import { checkProduction, checkRefusals } from './check-production.ts';
import type { RunningShop } from './shop.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { checkUpdate, versionsOf } from './check-update.ts';

const usage = `npm run test:production

Runs the shop as in production: the steps of the Dockerfile, NODE_ENV=production, real secrets and two
instances behind a proxy with TLS.
`;

await runScript(async () => {
  readOptions({ usage });
  buildIfStale();
  await withSandbox(testProduction);
});

async function testProduction(stage: Sandbox): Promise<void> {
  const report = createReport();
  const { uri } = await startDatabase(stage, 'store');
  const google = await startFirebaseProject();
  const proxy = await startTlsProxy();
  const agent = new Agent({ keepAlive: true, ca: proxy.certificate });
  try {
    print('In a clean folder, as the Dockerfile does it');
    const image = await makeImageFolder(path.join(stage.folder, 'shop'));
    const setVersion = versionsOf(image);
    setVersion('before');
    const settings = {
      MONGODB_URI: uri,
      JWT_SECRET: randomBytes(32).toString('hex'),
      FIREBASE_PROJECT_ID: google.env.projectId,
      FIREBASE_API_KEY: google.env.apiKey,
      FIREBASE_AUTH_DOMAIN: google.env.authDomain,
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: '1',
      REHEARSAL_KEYS: google.env.keysUrl,
    };
    const log: string[] = [];
    const start = async () => {
      const instance = await stage.start({ ...shopOf(image, settings), log });
      proxy.add(instance.port);
      return instance;
    };
    await checkRefusals({ image, settings, report });
    const instances = [await start(), await start()];
    const client: RunningShop['client'] = (file, request) =>
      send(proxy.url + file, { agent, ...request });
    const shop = { image, settings, report, client, agent, google, instances, log, url: proxy.url };
    const admin = await checkProduction(shop);
    const book = await checkOrders(shop, admin);
    await checkUpdate(shop, setVersion, admin, book);
  } finally {
    agent.destroy();
    proxy.close();
    await google.stop();
  }
  report.close();
}
