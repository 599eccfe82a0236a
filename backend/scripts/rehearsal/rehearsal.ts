import { randomBytes } from 'node:crypto';
import { Agent } from 'node:https';
import path from 'node:path';
import { startFirebaseProject } from '../../src/testing/people/firebase-project.ts';
import { buildIfStale } from '../demo/build-if-stale.ts';
import { runScript, print } from '../demo/print.ts';
import { openStore } from '../driver/database.ts';
import { openReport } from '../driver/report.ts';
import { send } from '../driver/send.ts';
import { withStage, type Stage } from '../driver/stage.ts';
import { readOptions } from '../read-options.ts';
import { makeImageFolder, shopOf } from './image-folder.ts';
import { checkOrders } from './orders.ts';
import { checkProduction, checkRefusals } from './production.ts';
import type { RunningShop } from './shop.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { checkUpdate, versionsOf } from './update.ts';

const usage = `npm run test:production

Runs the shop as it is run in earnest: what the Dockerfile makes, with NODE_ENV=production and real
secrets, two instances behind a proxy with TLS.
`;

await runScript(async () => {
  readOptions({ usage });
  buildIfStale();
  await withStage(rehearse);
});

async function rehearse(stage: Stage): Promise<void> {
  const report = openReport();
  const { uri } = await openStore(stage, 'store');
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
      FIREBASE_PROJECT_ID: google.settings.projectId,
      FIREBASE_API_KEY: google.settings.apiKey,
      FIREBASE_AUTH_DOMAIN: google.settings.authDomain,
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: '1',
      REHEARSAL_KEYS: google.settings.keysUrl,
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
