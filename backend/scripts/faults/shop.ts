import { readFileSync } from 'node:fs';
import path from 'node:path';
import { adminTokenSchema } from '../../src/contract/admin-session.ts';
import { shopEnv } from '../bench/parts.ts';
import { apiFlags } from '../demo/api-flags.ts';
import { project } from '../demo/data-folder.ts';
import { Restartable } from './restartable.ts';

const here = (file: string) => path.join(import.meta.dirname, file);
const preloads = [here('../bench/watch-process.mjs'), here('count-requests.mjs')];

export const owner = { Username: 'owner', password: 'a password for faults' };

export interface Shop {
  url: string;
  api: Restartable;
  /** `Authorization` header of the owner. */
  admin: { Authorization: string };
  /** How many requests the process that was stopped last had accepted. */
  readAccepted: () => number;
  residentMegabytes: () => Promise<number>;
}

/** Starts the built API on a database, as it is started in earnest. */
export async function openShop(
  mongodbUri: string,
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Shop> {
  const countFile = path.join(folder, 'accepted-requests');
  const api = await Restartable.start({
    name: 'The API',
    file: path.join(project, 'backend/dist/src/main.js'),
    argsFor: () => [],
    envFor: (port) => ({
      ...shopEnv(mongodbUri),
      ...{ PORT: String(port), COUNT_FILE: countFile },
      ...{ ADMIN_USERNAME: owner.Username, ADMIN_PASSWORD: owner.password },
      ...env,
    }),
    flags: [...apiFlags, ...preloads.flatMap((file) => ['--import', file])],
  });
  const url = `http://127.0.0.1:${api.port}`;
  const signIn = await fetch(`${url}/api/auth/admin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { token } = adminTokenSchema.parse(await signIn.json());
  return {
    api,
    url,
    admin: { Authorization: `Bearer ${token}` },
    readAccepted: () => Number(readFileSync(countFile, 'utf8')),
    residentMegabytes: async () =>
      ((await api.child.send({ type: 'tell' })) as { rssMb: number }).rssMb,
  };
}
