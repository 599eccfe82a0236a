import type { Socket } from 'node:net';
import {
  formatResponse,
  maxMessageBytes,
  messageLength,
  parseMessage,
  type Message,
} from './message.ts';

export interface Connection {
  id: number;
  /** The host and port that the client has connected to. */
  address: string;
}

/** Returns the reply to one request in BSON. */
export type Respond = (
  message: Message,
  connection: Connection,
  isDisconnected: () => boolean,
) => Promise<Uint8Array> | Uint8Array;

/** Splits the stream into messages and replies to them in order. */
export function serveConnection(socket: Socket, id: number, respond: Respond): void {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let needed = 4;
  let busy = false;
  const isDisconnected = () => socket.destroyed;
  const { localAddress = '', localPort = 0 } = socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  const connection = { id, address: `${host}:${localPort}` };
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    // Unacknowledged writes may arrive faster than they can be applied.
    if (waitingBytes > 2 * maxMessageBytes) socket.pause();
    if (waitingBytes >= needed && !busy) void work();
  });

  async function work(): Promise<void> {
    busy = true;
    try {
      for (let message = next(); message && !socket.destroyed; message = next()) {
        const request = parseMessage(message);
        const pending = respond(request, connection, isDisconnected);
        const reply = pending instanceof Promise ? await pending : pending;
        if (request.replyAs !== 'none') await send(formatResponse(request, reply));
      }
    } catch {
      // Not a message of this protocol; other connections go on.
      socket.destroy();
    }
    busy = false;
    socket.resume();
  }

  function next(): Buffer | undefined {
    if (waitingBytes < needed) return undefined;
    const buffer = waiting.length === 1 ? waiting[0]! : Buffer.concat(waiting, waitingBytes);
    waiting = [buffer];
    const length = messageLength(buffer);
    needed = length ?? 4;
    if (length === undefined || buffer.length < length) return undefined;
    const rest = buffer.subarray(length);
    waiting = rest.length ? [rest] : [];
    waitingBytes = rest.length;
    needed = 4;
    return buffer.subarray(0, length);
  }

  /** Stops reading from a client that does not read its replies. */
  async function send([head, reply]: Uint8Array[]): Promise<void> {
    socket.cork();
    socket.write(head!);
    const flows = socket.write(reply!);
    socket.uncork();
    if (flows) return;
    socket.pause();
    await new Promise<void>((resolve) => {
      const goOn = () => {
        socket.off('drain', goOn).off('close', goOn);
        resolve();
      };
      socket.on('drain', goOn).on('close', goOn);
    });
    socket.resume();
  }
}
