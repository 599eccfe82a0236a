import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { bookSchema } from '../src/contract/book.ts';
import { project } from './demo/data-folder.ts';
import { runScript, say, Trouble } from './demo/say.ts';

// Starts the shop as a newcomer does, on ports and a data folder of its own, makes a few calls,
// stops it, and does it again with the data it left.
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const environment = {
  ...process.env,
  PORT: String(port),
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${await freePort()}`,
  MONGODB_URI: '',
};

await runScript(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storyloom-start-'));
  let checks = 0;
  const check = (what: string, isTrue: boolean) => {
    if (!isTrue) throw new Trouble(`Not true: ${what}`);
    checks += 1;
    say(`  ok: ${what}`);
  };
  try {
    for (const start of ['first', 'second']) {
      const began = Date.now();
      const shop = await open(dataDir);
      try {
        say(`${start} start took ${((Date.now() - began) / 1000).toFixed(1)} s`);
        check('ready answers 200', (await fetch(`${url}/api/health/ready`)).status === 200);
        const answer = await fetch(`${url}/api/books/`);
        const books = z.array(bookSchema).parse(await answer.json());
        check('the catalogue has the 20 bundled books', books.length === 20);
        const cover = await fetch(`${url}/api/covers/${books[0]?.coverImage}?w=320`);
        check('a cover is a WebP picture', cover.headers.get('content-type') === 'image/webp');
        check('the home page is there', (await (await fetch(url)).text()).includes('Storyloom'));
        const second = await new Promise<number | null>((resolve) =>
          spawnShop(dataDir).once('exit', resolve),
        );
        check('a second shop on the same folder refuses to start', second !== 0);
      } finally {
        check('Ctrl-C ends it with exit code 0', (await close(shop)) === 0);
      }
      check(
        'nothing answers afterwards',
        await fetch(url).then(
          () => false,
          () => true,
        ),
      );
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  say(`${checks} passed, 0 failed`);
});

function spawnShop(dataDir: string): ChildProcess {
  return spawn('node', ['backend/scripts/run.mjs', 'backend/scripts/start.ts'], {
    cwd: project,
    env: { ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function open(dataDir: string): Promise<ChildProcess> {
  const shop = spawnShop(dataDir);
  let printed = '';
  shop.stderr?.on('data', (chunk: Buffer) => (printed += String(chunk)));
  await new Promise<void>((resolve, reject) => {
    shop.stdout?.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      if (printed.includes('Storyloom is open')) resolve();
    });
    shop.once('exit', () => reject(new Trouble(`The shop did not start:\n${printed}`)));
  });
  return shop;
}

function close(shop: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve));
  shop.kill('SIGINT');
  return ended;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
