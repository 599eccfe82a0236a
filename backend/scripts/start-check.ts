import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import { bookSchema } from '../src/contract/book/book.ts';
import { project } from './demo/data-folder.ts';
import { runScript, say, Trouble } from './demo/say.ts';
import { openReport } from './driver/report.ts';
import { json, send, sendWell } from './driver/send.ts';
import { findPort, withStage } from './driver/stage.ts';

// Starts the shop as a newcomer does, on ports and a data folder of its own, makes a few calls, a
// customer's sign-in among them, stops it, and does it again with the data it left.

const tokenSchema = z.object({ idToken: z.string() });

await runScript(async () => {
  const report = openReport();
  const port = await findPort('the shop');
  const url = `http://127.0.0.1:${port}`;
  const emulator = `127.0.0.1:${await findPort('sign-in')}`;
  await withStage(async ({ folder }) => {
    const env = {
      ...process.env,
      PORT: String(port),
      FIREBASE_AUTH_EMULATOR_HOST: emulator,
      MONGODB_URI: '',
      DATA_DIR: path.join(folder, 'data'),
    };
    const startShop = () =>
      spawn('node', ['backend/scripts/run.mjs', 'backend/scripts/start.ts'], { cwd: project, env });
    for (const start of ['first', 'second']) {
      const began = Date.now();
      const shop = startShop();
      try {
        await untilOpen(shop);
        say(`${start} start took ${((Date.now() - began) / 1000).toFixed(1)} s`);
        const ready = await fetch(`${url}/api/health/ready`);
        report.expect('ready answers 200', ready.status === 200, ready.status);
        const answer = await fetch(`${url}/api/books/`);
        const books = z.array(bookSchema).parse(await answer.json());
        report.expect('the catalogue has the 20 bundled books', books.length === 20, books.length);
        const cover = await fetch(`${url}/api/covers/${books[0]?.coverImage}?w=320`);
        const type = cover.headers.get('content-type');
        report.expect('a cover is a WebP picture', type === 'image/webp', type);
        const home = await (await fetch(url)).text();
        report.expect('the home page is there', home.includes('Storyloom'));
        // The first time a new account; the second time that one, by its password.
        const way = start === 'first' ? 'signUp' : 'signInWithPassword';
        const account = {
          email: 'reader@example.com',
          password: 'a-long-one',
          returnSecureToken: true,
        };
        const address = `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:${way}?key=demo`;
        const { idToken } = tokenSchema.parse(
          JSON.parse((await sendWell(address, json(account))).body),
        );
        const session = await send(`${url}/api/session`, json({ idToken }));
        report.expect('a customer signs in', session.status === 200, session.status);
        const [refused] = (await once(startShop(), 'exit')) as [number | null];
        report.expect('a second shop on the same folder refuses to start', refused !== 0);
      } finally {
        const ended = once(shop, 'exit');
        shop.kill('SIGINT');
        const [code] = (await ended) as [number | null];
        report.expect('Ctrl-C ends it with exit code 0', code === 0, code);
      }
      const after = await fetch(url).catch(() => undefined);
      report.expect('nothing answers afterwards', after === undefined);
    }
  });
  report.close();
});

async function untilOpen(shop: ChildProcess): Promise<void> {
  let printed = '';
  const note = (chunk: Buffer) => (printed += String(chunk));
  shop.stderr?.on('data', note);
  await new Promise<void>((resolve, reject) => {
    shop.stdout?.on('data', (chunk: Buffer) => {
      if (note(chunk).includes('Storyloom is open')) resolve();
    });
    shop.once('exit', () => reject(new Trouble(`The shop did not start:\n${printed}`)));
  });
}
