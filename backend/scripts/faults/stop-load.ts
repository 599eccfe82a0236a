import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { send, type Request } from './send.ts';

// A process of its own: clients that ask without a pause until the shop refuses connections.
export interface StopResult {
  type: 'finished';
  answered: number;
  /** Errors of connections that were not refused: taken and ended without an answer, or never taken. */
  broken: string[];
  /** Answers of requests that were sent after readiness said 503, and kept the connection. */
  keptOpen: number;
  wasUnreadyFirst: boolean;
}
interface Start {
  url: string;
  admin: Record<string, string>;
}

const connections = 24;
let finish: (() => Promise<StopResult>) | undefined;

process.on('message', (message: { type: string } & Start) => {
  if (message.type === 'start') {
    finish = startLoad(message);
    process.send?.({ type: 'started' });
  } else void finish?.().then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ type: 'ready' });

function startLoad({ url, admin }: Start): () => Promise<StopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const broken: string[] = [];
  let answered = 0;
  let keptOpen = 0;
  let isUnready = false;
  let isRefused = false;
  let wasUnreadyFirst = false;

  const noteError = (error: unknown): void => {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code !== 'ECONNREFUSED') return void broken.push(code);
    if (!isRefused) wasUnreadyFirst = isUnready;
    isRefused = true;
  };
  const client = async ([path, options]: [string, Request]) => {
    while (!isRefused) {
      const isStopping = isUnready;
      try {
        const { headers } = await send(`${url}${path}`, { ...options, agent });
        answered += 1;
        if (isStopping && headers.connection !== 'close') keptOpen += 1;
      } catch (error) {
        noteError(error);
      }
    }
  };
  const probe = async () => {
    while (!isRefused) {
      try {
        const { status } = await send(`${url}/api/health/ready`);
        answered += 1;
        if (status === 503) isUnready = true;
      } catch (error) {
        noteError(error);
      }
      await wait(20);
    }
  };
  const calls: [string, Request][] = [
    ['/api/books/?limit=24', {}],
    ['/api/books/?limit=24', {}],
    ['/api/admin', { headers: admin }],
    ['/api/visits', { method: 'POST' }],
  ];
  const clients = Array.from({ length: connections / calls.length }, () => calls.map(client));
  const all = Promise.all([probe(), ...clients.flat()]);
  return async () => {
    await all;
    agent.destroy();
    return { type: 'finished', answered, broken, keptOpen, wasUnreadyFirst };
  };
}
