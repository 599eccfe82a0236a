import type { startFirebaseProject } from '../../src/testing/firebase-project.ts';
import type { Checks } from './checks.ts';
import type { Client } from './client.ts';
import type { ImageFolder } from './image-folder.ts';
import type { Instance } from './instance.ts';
import type { TlsProxy } from './tls-proxy.ts';

/** What the checks work with before anything runs. */
export interface Rehearsal {
  image: ImageFolder;
  settings: Record<string, string>;
  checks: Checks;
}

/** Two instances behind the proxy. */
export interface RunningShop extends Rehearsal {
  client: Client;
  proxy: TlsProxy;
  google: Awaited<ReturnType<typeof startFirebaseProject>>;
  instances: Instance[];
  start: () => Promise<Instance>;
}

/** A customer's session by a token that the project has signed. Returns the `Cookie` header. */
export async function signIn({ client, google, proxy }: RunningShop, name: string) {
  const claims = { sub: `uid-${name}`, email: `${name}@example.com` };
  const answer = await client('/api/session', {
    headers: { origin: proxy.url },
    body: { idToken: await google.sign(claims) },
  });
  const setCookie = answer.headers['set-cookie']?.[0] ?? '';
  return { status: answer.status, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}
