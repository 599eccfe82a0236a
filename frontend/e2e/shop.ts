import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from './free-port.ts';

const project = path.resolve(import.meta.dirname, '../..');

export interface Shop {
  url: string;
  /** `host:port` of the sign-in emulator. */
  emulatorHost: string;
  admin: { username: string; password: string };
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

interface ShopOptions {
  shopSettings: Record<string, string>;
  /** A journey that counts orders, or changes what all of them cost, names itself: no other one has its shop. */
  ownShop: string;
}

/**
 * `shop` is a real one with a data folder of its own, started as `npm start` does it, and with
 * `shopSettings` in its environment.
 */
export const test = base.extend<object, ShopOptions & { shop: Shop }>({
  shopSettings: [{}, { scope: 'worker', option: true }],
  ownShop: ['', { scope: 'worker', option: true }],
  shop: [
    async ({ shopSettings }, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'storyloom-e2e-'));
      const shop = await openShop(dataDir, shopSettings);
      await use(shop);
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page }, use) => {
    await use(page);
    // A request that is still pending when its page closes is no finding.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
export { expect } from '@playwright/test';

async function openShop(dataDir: string, settings: Record<string, string>): Promise<Shop> {
  const [port, emulatorPort] = [await freePort(), await freePort()];
  const emulatorHost = `127.0.0.1:${emulatorPort}`;
  const admin = { username: 'owner', password: 'a-long-password-for-tests' };
  let running: ChildProcess | undefined;
  const shop: Shop = {
    url: `http://127.0.0.1:${port}`,
    emulatorHost,
    admin,
    async start() {
      running = spawn('node', ['backend/scripts/run.mjs', 'backend/scripts/start.ts'], {
        cwd: project,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
          ADMIN_USERNAME: admin.username,
          ADMIN_PASSWORD: admin.password,
          ...settings,
        },
      });
      await untilOpen(running);
    },
    async stop() {
      if (!running || running.exitCode !== null) return;
      const ended = new Promise((resolve) => running?.once('exit', resolve));
      running.kill('SIGINT');
      await ended;
    },
  };
  await shop.start();
  return shop;
}

/** Waits for the line that tells the address; fails with what the shop printed when it ends before. */
function untilOpen(shop: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      if (printed.includes('Storyloom is open')) resolve();
    };
    shop.stdout?.on('data', read);
    shop.stderr?.on('data', read);
    shop.once('exit', () => reject(new Error(`The shop did not start:\n${printed}`)));
  });
}
