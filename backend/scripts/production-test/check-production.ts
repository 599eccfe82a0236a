import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { adminTokenSchema } from '../../src/contract/admin/admins.ts';
import { emulatorToken } from '../../src/testing/people/firebase-project.ts';
import { print } from '../command/run-script.ts';
import { json } from '../harness/send.ts';
import { runToEnd } from './image-folder.ts';
import type { TestSetup, RunningShop } from './shop.ts';

export async function checkRefusals({ image, settings, report }: TestSetup): Promise<void> {
  print('\nDoes not start');
  const wrong: [string, Record<string, string>, string][] = [
    ['without a Firebase project', { FIREBASE_PROJECT_ID: '' }, 'FIREBASE_PROJECT_ID is missing'],
    [
      'with the sign-in emulator, which lets everybody in',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must not be set',
    ],
    ['with a short secret', { JWT_SECRET: 'secret' }, 'JWT_SECRET must have at least 32 bytes'],
  ];
  for (const [what, change, sentence] of wrong) {
    const { code, printed } = await runToEnd(image, image.command, { ...settings, ...change });
    report.expect(`${what}, and says why`, code === 1 && printed.includes(sentence), printed);
  }
}

/** Checks what differs in production. Returns the admin's `Authorization` header. */
export async function checkProduction(shop: RunningShop) {
  const { client, report, image, instances, google } = shop;
  print('\nIn production');
  const home = await client('/');
  report.expect('the home page comes over TLS', home.status === 200, home.status);
  const hsts = String(home.headers['strict-transport-security']);
  report.expect('with HSTS for a year', hsts.includes('max-age=31536000'), hsts);
  const docs = await client('/api/docs');
  report.expect('there is no page of the API', docs.status === 404, docs.status);
  const books = await client('/api/books/');
  report.expect('there are no sample books', books.body === '[]', books.body.slice(0, 80));
  const health = await runToEnd(image, image.healthCheck, { PORT: String(instances[0]?.port) });
  report.expect('the health check of the image passes', health.code === 0, health.printed);

  for (const [what, idToken] of [
    ['without a signature', emulatorToken({}, google.env.projectId)],
    ['for another project', await google.sign({ aud: 'another' })],
    ['that has ended', await google.sign({ exp: Math.floor(Date.now() / 1000) - 60 })],
  ] as const) {
    const { status } = await client('/api/session', json({ idToken }));
    report.expect(`a token ${what} opens no session`, status === 401, status);
  }
  await checkSourceMaps(shop);
  return makeFirstAdmin(shop);
}

async function checkSourceMaps({ client, report, image }: RunningShop): Promise<void> {
  const fault = `import('./backend/dist/src/contract/book/isbn.js').then((isbn) => isbn.readIsbn())`;
  const flags = image.command.filter((part) => part.startsWith('--'));
  const { printed } = await runToEnd(image, [...flags, '--eval', fault], {});
  report.expect('an error names its line in the source', /isbn\.ts:\d+/.test(printed), printed);
  const files = readdirSync(path.join(image.folder, 'frontend/dist/assets'));
  const map = files.find((file) => file.endsWith('.map'));
  const { status } = await client(`/assets/${map}`);
  report.expect('the source maps of the pages are not served', status === 404, map);
}

async function makeFirstAdmin({ client, report, image, settings }: RunningShop) {
  const password = randomBytes(12).toString('base64url');
  const command = ['backend/dist/scripts/create-admin.js', '--username', 'owner'];
  const made = await runToEnd(image, command, settings, `${password}\n`);
  report.expect(
    'the documented command makes the first administrator',
    made.code === 0,
    made.printed,
  );
  const signedIn = await client('/api/auth/admin', json({ Username: 'owner', password }));
  report.expect('who signs in', signedIn.status === 200, signedIn.body);
  const { token } = adminTokenSchema.parse(JSON.parse(signedIn.body));
  return { authorization: `Bearer ${token}` };
}
