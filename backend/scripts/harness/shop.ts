import { readFileSync } from 'node:fs';
import path from 'node:path';
import { adminTokenSchema } from '../../src/contract/admin/admins.ts';
import { apiFlags, apiMemory } from '../run-shop/api-flags.ts';
import { projectFolder } from '../command/data-folder.ts';
import { json, sendOk } from './send.ts';
import { usageReporter, type Sandbox } from './sandbox.ts';

/** The admin that `fillDatabase` creates. */
export const adminCredentials = { Username: 'owner', password: 'a password for trying' };

export type Shop = Awaited<ReturnType<typeof startShop>>;
export type ShopWithAdmin = Awaited<ReturnType<typeof startShopWithAdmin>>;

/** Starts the built API with the flags of production. */
export async function startShop(stage: Sandbox, mongodbUri: string, env: NodeJS.ProcessEnv = {}) {
  const countFile = path.join(stage.folder, 'accepted-requests');
  const api = await stage.start({
    name: 'The API',
    file: path.join(projectFolder, 'backend/dist/src/main.js'),
    env: { ...shopEnv(mongodbUri), ...env, COUNT_FILE: countFile },
    flags: [...apiFlags, ...usageReporter],
  });
  return {
    api,
    url: api.url,
    /** The number of requests that the last stopped process had accepted. */
    readAccepted: () => Number(readFileSync(countFile, 'utf8')),
  };
}

/** Also signs the admin in: `admin` is the `Authorization` header. */
export async function startShopWithAdmin(...given: Parameters<typeof startShop>) {
  const shop = await startShop(...given);
  const { body } = await sendOk(`${shop.url}/api/auth/admin`, json(adminCredentials));
  const { token } = adminTokenSchema.parse(JSON.parse(body));
  return { ...shop, admin: { Authorization: `Bearer ${token}` } };
}

export function shopEnv(mongodbUri: string): NodeJS.ProcessEnv {
  return {
    ...apiMemory,
    ...process.env,
    MONGODB_URI: mongodbUri,
    JWT_SECRET: 'x'.repeat(64),
    LOG_LEVEL: 'silent', // a load ends with aborted requests
    TRUST_PROXY: '1', // requests have many addresses, so that no limit stops them
  };
}
