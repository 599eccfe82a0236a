import { readFileSync } from 'node:fs';
import path from 'node:path';
import { adminTokenSchema } from '../../src/contract/admin/admins.ts';
import { apiFlags, apiMemory } from '../demo/api-flags.ts';
import { project } from '../demo/data-folder.ts';
import { json, sendWell } from './send.ts';
import { watch, type Stage } from './stage.ts';

/** The administrator of every shop that was filled. */
export const owner = { Username: 'owner', password: 'a password for trying' };

export type Shop = Awaited<ReturnType<typeof startShop>>;
export type OwnedShop = Awaited<ReturnType<typeof openShop>>;

/** Starts the built API on a database, as it is started in earnest. */
export async function startShop(stage: Stage, mongodbUri: string, env: NodeJS.ProcessEnv = {}) {
  const countFile = path.join(stage.folder, 'accepted-requests');
  const api = await stage.start({
    name: 'The API',
    file: path.join(project, 'backend/dist/src/main.js'),
    env: { ...shopEnv(mongodbUri), ...env, COUNT_FILE: countFile },
    flags: [...apiFlags, ...watch],
  });
  return {
    api,
    url: api.url,
    /** How many requests the process that was stopped last had accepted. */
    readAccepted: () => Number(readFileSync(countFile, 'utf8')),
  };
}

/** The same, and signs the owner in: `admin` is the `Authorization` header. */
export async function openShop(...given: Parameters<typeof startShop>) {
  const shop = await startShop(...given);
  const { body } = await sendWell(`${shop.url}/api/auth/admin`, json(owner));
  const { token } = adminTokenSchema.parse(JSON.parse(body));
  return { ...shop, admin: { Authorization: `Bearer ${token}` } };
}

export function shopEnv(mongodbUri: string): NodeJS.ProcessEnv {
  return {
    ...apiMemory,
    ...process.env,
    MONGODB_URI: mongodbUri,
    JWT_SECRET: 'x'.repeat(64),
    LOG_LEVEL: 'silent', // requests cut off at the end of a load are no news
    TRUST_PROXY: '1', // orders come from many addresses, or the limits would stop them
  };
}
