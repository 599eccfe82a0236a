import diagnostics from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/**
 * Works around a hang of the driver (7.9): it waits for `drain` on a socket that was closed just before
 * its write, an event that never comes, so it never reconnects to a server without `topologyVersion`.
 * This emits the error that Node gives for a write to a closed socket, and the driver reconnects.
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
