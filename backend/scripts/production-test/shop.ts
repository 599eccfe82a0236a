import type { Agent } from 'node:https';
import type { startFirebaseProject } from '../../src/testing/people/firebase-project.ts';
import type { Report } from '../harness/report.ts';
import { json, type ApiResponse, type Request } from '../harness/send.ts';
import type { Restartable } from '../harness/sandbox.ts';
import type { ImageFolder } from './image-folder.ts';

/** Two instances behind the proxy. */
export interface RunningShop {
  image: ImageFolder;
  settings: Record<string, string>;
  report: Report;
  /** The proxy's address. */
  url: string;
  /** Checks the proxy's certificate. */
  agent: Agent;
  /** Sends a request through the proxy. */
  client: (path: string, request?: Request) => Promise<ApiResponse>;
  google: Awaited<ReturnType<typeof startFirebaseProject>>;
  instances: Restartable[];
  /** The instances' output. */
  log: string[];
}

/** Available before the instances run. */
export type TestSetup = Pick<RunningShop, 'image' | 'settings' | 'report'>;

/** Starts a customer's session with a signed token. */
export async function signIn({ client, google, url }: RunningShop, email: string) {
  const idToken = await google.sign({ sub: `uid-${email}`, email });
  const response = await client('/api/session', json({ idToken }, { origin: url }));
  const setCookie = response.headers['set-cookie']?.[0] ?? '';
  return { status: response.status, setCookie, Cookie: setCookie.split(';')[0] ?? '' };
}
