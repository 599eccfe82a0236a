import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFirebaseProject } from '../src/testing/firebase-project.ts';
import { buildIfStale } from './demo/build-if-stale.ts';
import { runScript, say } from './demo/say.ts';
import { openDatabase } from './faults/database.ts';
import { openChecks } from './rehearsal/checks.ts';
import { openClient } from './rehearsal/client.ts';
import { makeImageFolder } from './rehearsal/image-folder.ts';
import { startInstance } from './rehearsal/instance.ts';
import { checkOrders } from './rehearsal/orders.ts';
import { readOptions } from './read-options.ts';
import { checkProduction, checkRefusals } from './rehearsal/production.ts';
import { checkRestarts } from './rehearsal/restarts.ts';
import { startTlsProxy } from './rehearsal/tls-proxy.ts';

const usage = `npm run test:production

Runs the shop as it is run in earnest: what the Dockerfile makes, with NODE_ENV=production and real
secrets, two instances behind a proxy with TLS. TEST_MONGODB_URI: on that server.
`;

await runScript(async () => {
  readOptions({ usage });
  buildIfStale();
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-rehearsal-'));
  const database = await openDatabase(path.join(folder, 'store'));
  const google = await startFirebaseProject();
  const proxy = await startTlsProxy(folder);
  const client = openClient(proxy);
  const checks = openChecks();
  const stops: (() => Promise<unknown>)[] = [];
  try {
    say('In a clean folder, as the Dockerfile does it');
    const image = await makeImageFolder(path.join(folder, 'shop'));
    const settings = {
      MONGODB_URI: database.uri,
      JWT_SECRET: randomBytes(32).toString('hex'),
      FIREBASE_PROJECT_ID: google.settings.projectId,
      FIREBASE_API_KEY: google.settings.apiKey,
      FIREBASE_AUTH_DOMAIN: google.settings.authDomain,
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: '1',
      REHEARSAL_KEYS: google.settings.keysUrl,
    };
    const keys = ['--import', path.join(import.meta.dirname, 'rehearsal/google-keys.mjs')];
    const start = async () => {
      const instance = await startInstance(image, settings, keys);
      stops.push(instance.stop);
      proxy.add(instance.port);
      return instance;
    };
    await checkRefusals({ image, settings, checks });
    const instances = [await start(), await start()];
    const shop = { ...{ image, settings, checks, client, proxy, google }, start, instances };
    const admin = await checkProduction(shop);
    const book = await checkOrders(shop, admin);
    await checkRestarts(shop, admin, book);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    client.close();
    proxy.close();
    await google.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
  checks.close();
});
