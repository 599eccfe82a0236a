import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { openSmtpServer } from '../../src/testing/people/smtp-server.ts';

/** One time that the server took an email. */
export interface Taking {
  messageId: string;
  receivedAt: number;
  /** When the server accepted it; infinite when the server died before. */
  recordedAt: number;
}

/**
 * A mail server that is now and then slow, refuses an email for the moment, or dies after it has
 * taken one.
 */
export async function openMailBox() {
  const taken: Taking[] = [];
  let turn = 0;
  let refused = 0;
  const { port, sockets, close } = await openSmtpServer({
    onData: (stream, session, done) => {
      const read = text(stream).then(async (raw) => {
        const messageId = /^Message-ID: <(\w+)@/im.exec(raw)?.[1] ?? 'none';
        const taking = { messageId, receivedAt: Date.now(), recordedAt: Infinity };
        turn += 1;
        if (turn % 31 === 0) {
          refused += 1;
          return done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
        }
        await wait(turn % 23 === 0 ? 3000 : Math.random() * 300);
        taken.push(taking);
        if (turn % 41 === 0) {
          for (const socket of sockets)
            if (socket.remotePort === session.remotePort) socket.destroy();
          return;
        }
        taking.recordedAt = Date.now();
        done();
      });
      read.catch(() => {}); // the sender died before the whole email was there
    },
  });
  return { url: `smtp://127.0.0.1:${port}`, taken, countRefused: () => refused, close };
}
