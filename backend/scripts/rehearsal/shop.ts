import type { Agent } from 'node:https';
import type { startFirebaseProject } from '../../src/testing/people/firebase-project.ts';
import type { Report } from '../driver/report.ts';
import { json, type ApiResponse, type Request } from '../driver/send.ts';
import type { Restartable } from '../driver/stage.ts';
import type { ImageFolder } from './image-folder.ts';

/** Two instances behind the proxy. */
export interface RunningShop {
  image: ImageFolder;
  settings: Record<string, string>;
  report: Report;
  /** Of the proxy. */
  url: string;
  /** Checks the proxy's certificate. */
  agent: Agent;
  /** A visitor who comes through the proxy. */
  client: (path: string, request?: Request) => Promise<ApiResponse>;
  google: Awaited<ReturnType<typeof startFirebaseProject>>;
  instances: Restartable[];
  /** What the instances have printed. */
  log: string[];
}

/** What the checks work with before anything runs. */
export type Rehearsal = Pick<RunningShop, 'image' | 'settings' | 'report'>;

/** A customer's session by a token that the project has signed. */
export async function signIn({ client, google, url }: RunningShop, email: string) {
  const idToken = await google.sign({ sub: `uid-${email}`, email });
  const response = await client('/api/session', json({ idToken }, { origin: url }));
  const setCookie = response.headers['set-cookie']?.[0] ?? '';
  return { status: response.status, setCookie, Cookie: setCookie.split(';')[0] ?? '' };
}
