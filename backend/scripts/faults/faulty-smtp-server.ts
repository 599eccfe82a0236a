import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { openSmtpServer } from '../../src/testing/people/smtp-server.ts';

export interface Delivery {
  messageId: string;
  receivedAt: number;
  /** When the server accepted the email; infinite if it closed the connection first. */
  recordedAt: number;
}

/** An SMTP server that is sometimes slow, refuses an email temporarily, or disconnects after its data. */
export async function startFaultySmtpServer() {
  const deliveries: Delivery[] = [];
  let turn = 0;
  let refused = 0;
  const { port, sockets, close } = await openSmtpServer({
    onData: (stream, session, done) => {
      const read = text(stream).then(async (raw) => {
        const messageId = /^Message-ID: <(\w+)@/im.exec(raw)?.[1] ?? 'none';
        const delivery = { messageId, receivedAt: Date.now(), recordedAt: Infinity };
        turn += 1;
        if (turn % 31 === 0) {
          refused += 1;
          return done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
        }
        await wait(turn % 23 === 0 ? 3000 : Math.random() * 300);
        deliveries.push(delivery);
        if (turn % 41 === 0) {
          for (const socket of sockets)
            if (socket.remotePort === session.remotePort) socket.destroy();
          return;
        }
        delivery.recordedAt = Date.now();
        done();
      });
      read.catch(() => {}); // the sender was killed while it sent the email
    },
  });
  return { url: `smtp://127.0.0.1:${port}`, deliveries, countRefused: () => refused, close };
}
