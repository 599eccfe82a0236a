import diagnostics from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/**
 * The driver (7.9) waits for a socket to drain that was closed a moment before it wrote; no event
 * comes any more, so its check of the server never ends and the database stays away for good, after
 * any end of a server that tells no `topologyVersion`. Now Node's own error comes for a write to a
 * closed socket, and it connects again.
 */
export function reportClosedSockets(): void {
  diagnostics.subscribe('net.client.socket', watch);
}

function watch(message: unknown): void {
  const { socket } = message as { socket: Socket };
  socket.on('newListener', (event) => {
    if (event !== 'drain' || !socket.destroyed) return;
    const error = Object.assign(new Error('closed before'), { code: 'EPIPE' });
    process.nextTick(() => socket.listenerCount('error') > 0 && socket.emit('error', error));
  });
}
