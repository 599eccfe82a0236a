import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { tellOfClosedSockets } from './closed-sockets.ts';

it('who waits to write to a connection that is closed is told, as the driver must be', async () => {
  tellOfClosedSockets();
  const server = createServer().listen(0);
  try {
    const socket = connect((server.address() as AddressInfo).port);
    await once(socket, 'connect');
    socket.destroy();
    await once(socket, 'close');
    expect(socket.write('hello')).toBe(false);
    await expect(once(socket, 'drain')).rejects.toThrow('closed before');
  } finally {
    server.close();
  }
});
