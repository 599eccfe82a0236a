import path from 'node:path';
import { z } from 'zod';
import { bookSchema } from '../src/contract/book/book.ts';
import { projectFolder } from './command/data-folder.ts';
import { runScript, print } from './command/run-script.ts';
import { createReport } from './harness/report.ts';
import { json, send, sendOk } from './harness/send.ts';
import { findPort, withSandbox } from './harness/sandbox.ts';

// Starts the shop with `npm start` on its own ports and data folder, makes a few requests, signs a
// customer in, stops it, and repeats this with the same data.

const tokenSchema = z.object({ idToken: z.string() });
const acceptBrotli = { headers: { 'accept-encoding': 'br' } };
/** Bytes that a server sends before it waits for the browser (RFC 6928): more costs a round trip. */
const firstPackets = 14_600;

await runScript(async () => {
  const report = createReport();
  const emulator = `127.0.0.1:${await findPort()}`;
  await withSandbox(async ({ folder, start }) => {
    const program = {
      name: 'The shop',
      file: path.join(projectFolder, 'backend/scripts/run.mjs'),
      argsFor: () => ['backend/scripts/start.ts'],
      cwd: projectFolder,
      env: {
        ...process.env,
        FIREBASE_AUTH_EMULATOR_HOST: emulator,
        MONGODB_URI: '',
        DATA_DIR: path.join(folder, 'data'),
      },
      log: [],
    };
    for (const turn of ['first', 'second']) {
      const startedAt = Date.now();
      const shop = await start(program);
      const { url } = shop;
      print(`${turn} start took ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
      const ready = await send(`${url}/api/health/ready`);
      report.expect('ready answers 200', ready.status === 200, ready.status);
      const books = z.array(bookSchema).parse(JSON.parse((await send(`${url}/api/books/`)).body));
      report.expect('the catalogue has the 20 bundled books', books.length === 20, books.length);
      const { headers } = await send(`${url}/api/covers/${books[0]?.coverImage}?w=320`);
      const type = headers['content-type'];
      report.expect('a cover is a WebP picture', type === 'image/webp', type);
      const home = await send(url);
      report.expect('the home page is there', home.body.includes('Storyloom'));
      for (const page of ['/', '/books']) {
        const { headers, bytes } = await send(`${url}${page}`, acceptBrotli);
        const size = bytes.length + JSON.stringify(headers).length;
        report.expect(`${page} arrives in the first ten packets`, size <= firstPackets, size);
      }
      // A new account at first; then the same one, by its password.
      const way = turn === 'first' ? 'signUp' : 'signInWithPassword';
      const account = { email: 'reader@example.com', password: 'a-long-one' };
      const response = await sendOk(
        `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:${way}?key=demo`,
        json({ ...account, returnSecureToken: true }),
      );
      const { idToken } = tokenSchema.parse(JSON.parse(response.body));
      const session = await send(`${url}/api/session`, json({ idToken }));
      report.expect('a customer signs in', session.status === 200, session.status);
      const refused = await start(program).catch((error: Error) => error.message);
      const isRefused = typeof refused === 'string' && refused.startsWith('A shop runs on');
      report.expect('a second shop on the same folder refuses to start', isRefused, refused);
      shop.signal('SIGINT');
      const end = await shop.getChild().ended;
      report.expect('Ctrl-C ends it with exit code 0', end === 'exit code 0', end);
      const after = await send(url).catch(() => undefined);
      report.expect('nothing answers afterwards', after === undefined);
    }
  });
  report.close();
});
