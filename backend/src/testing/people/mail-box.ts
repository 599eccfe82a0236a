import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { MailServer } from '../../config/mail-settings.ts';
import { openSmtpServer } from './smtp-server.ts';

interface TakenMail extends Email {
  /** To whom the envelope says. */
  reader: string;
  raw: string;
}

type Refusal = Error & { responseCode: number };

/** An SMTP error as a server says it. */
export function refusal(responseCode: number, message: string): Refusal {
  return Object.assign(new Error(message), { responseCode });
}

/** A mail server of the test's own, and what it has taken. */
export async function startMailBox(options: SMTPServerOptions = {}, host = '127.0.0.1') {
  const mails: TakenMail[] = [];
  const { port, sockets, close } = await openSmtpServer(
    {
      onData: (stream, session, done) => {
        void buffer(stream).then(async (bytes) => {
          const parsed = await PostalMime.parse(bytes);
          const reader = session.envelope.rcptTo[0]?.address ?? '';
          mails.push({ ...parsed, reader, raw: bytes.toString('utf8') });
          done();
        });
      },
      ...options,
    },
    host,
  );
  /** The server dies: its connections end in the middle of a command. */
  const die = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(close);
  return { mails, server: mailServerAt(port), die };
}

export function mailServerAt(port: number, host = '127.0.0.1'): MailServer {
  return { host, port, isSecure: false, login: undefined };
}

/** A server that takes connections and never says a word. */
export async function startSilentServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return mailServerAt((server.address() as AddressInfo).port);
}
