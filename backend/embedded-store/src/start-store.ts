import { mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Cursors } from './commands/cursors.ts';
import { encodeError, runCommand } from './commands/run-command.ts';
import { expireDocuments } from './expire-documents.ts';
import { Catalog } from './storage/catalog.ts';
import { lockFolder } from './storage/folder-lock.ts';
import { Log } from './storage/log.ts';
import { serveConnection, type Connection } from './wire/connection.ts';
import type { Message } from './wire/message.ts';

export interface StoreOptions {
  /** The data folder; without one, data stays in memory. */
  dataDir?: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Called with warnings, such as a truncated log. */
  log?: (message: string) => void;
  /** How often expired documents are deleted. */
  expireEveryMs?: number;
  transactionLifetimeMs?: number;
  /** The log is compacted when it has grown by this much, and by twice the size of the data. */
  compactAfterBytes?: number;
}

export interface Store {
  uri: string;
  port: number;
  close: () => Promise<void>;
}

/**
 * Starts the server. Rejects when the port is taken, when the folder is not writable or in use by
 * another process, and when the log is damaged in a way a crash cannot explain.
 */
export async function startStore(options: StoreOptions = {}): Promise<Store> {
  const { dataDir, port = 0, log: warn = () => undefined } = options;
  const catalog = new Catalog();
  const { log, unlock } = dataDir ? await openFolder(dataDir, catalog, warn, options) : {};
  const cursors = new Cursors();
  const sockets = new Set<Socket>();
  let connections = 0;

  /** A reply is sent only after every change that it may reflect is on disk. */
  const afterFlush = (reply: Uint8Array) => {
    try {
      return log?.flushed()?.then(() => reply, encodeError) ?? reply;
    } catch (error) {
      return encodeError(error);
    }
  };
  const transactionLifetimeMs = options.transactionLifetimeMs ?? 60_000;
  const context = { catalog, cursors, transactionLifetimeMs };
  const respond = (message: Message, connection: Connection, isDisconnected: () => boolean) => {
    const { body, sections } = message;
    const reply = runCommand({ ...context, body, sections, connection }, isDisconnected);
    return reply instanceof Promise ? reply.then(afterFlush) : afterFlush(reply);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, ++connections, respond);
  });
  const endFolder = async () => {
    await log?.close();
    unlock?.();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  } catch (error) {
    await endFolder();
    throw error;
  }
  // The open connections go on when another one cannot be accepted.
  server.on('error', (error) => warn(`a connection was not accepted: ${error.message}`));
  const expire = () => {
    catalog.sessions.removeIdle();
    try {
      expireDocuments(catalog);
    } catch (error) {
      // After a failed write of the log, the next command reports the error to its client.
      warn(`expired documents could not be removed: ${(error as Error).message}`);
    }
  };
  const timer = setInterval(expire, options.expireEveryMs ?? 10_000);
  timer.unref();
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${boundPort}/?directConnection=true`,
    port: boundPort,
    close: async () => {
      clearInterval(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      for (const { transaction } of catalog.sessions.all()) transaction?.abort();
      await closed;
      await endFolder();
    },
  };
}

async function openFolder(
  folder: string,
  catalog: Catalog,
  warn: (message: string) => void,
  options: StoreOptions,
) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const compactAfterBytes = options.compactAfterBytes ?? 16 * 1024 * 1024;
  const log = new Log(folder, catalog, { compactAfterBytes, warn });
  try {
    await log.start();
  } catch (error) {
    unlock();
    throw error;
  }
  return { log, unlock };
}
