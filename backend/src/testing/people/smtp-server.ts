import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that anybody may send by, and the connections that it had. */
export async function openSmtpServer(options: SMTPServerOptions, host = '127.0.0.1') {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  server.on('error', () => {}); // clients that go away are part of what is tried
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => void sockets.add(socket));
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, host, () => {
      resolve((listening.address() as AddressInfo).port);
    });
  });
  return {
    port,
    sockets,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
