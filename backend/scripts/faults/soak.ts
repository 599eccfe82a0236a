import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';
import { send } from './send.ts';

/** Clients that keep their connections and ask now and then, as browsers and proxies do. */
export const soak: Scenario = async ({ report, shop }) => {
  const seconds = report.choose(20, 600);
  const end = Date.now() + seconds * 1000;
  // A proxy keeps its connections for 60 s; the last request comes just before that.
  const longestPauseMs = report.choose(6_000, 59_900);
  const broken: string[] = [];
  let answered = 0;
  let reused = 0;
  const client = async (i: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agent.on('free', () => (reused += 1));
    while (Date.now() < end) {
      try {
        const { status } = await send(`${shop.url}/api/${i % 3 ? 'books/?limit=24' : 'config'}`, {
          agent,
        });
        if (status === 200) answered += 1;
        else broken.push(`answered ${status}`);
      } catch (error) {
        broken.push(String((error as NodeJS.ErrnoException).code));
      }
      // Many short pauses, some long ones.
      const pauseMs = Math.random() ** 3 * longestPauseMs;
      await wait(Math.max(0, Math.min(pauseMs, end - Date.now())));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: 60 }, (_, i) => client(i)));
  report.note(`${seconds} s, ${answered} requests answered, ${reused} times a connection was kept`);
  report.check('no kept connection breaks (ECONNRESET)', broken);
};
