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
  /** The data folder; without one everything stays in memory and is gone at the end. */
  dataDir?: string | null;
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  /** Called with warnings for the owner, such as a truncated log. */
  log?: (message: string) => void;
  /** How often documents with an expired TTL index are looked for. */
  expireEveryMs?: number;
  /** How long a transaction may be open. */
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
  const { dataDir, port = 0, host = '127.0.0.1', log: warn = () => undefined } = options;
  const catalog = new Catalog();
  const { log, unlock } = dataDir ? await openFolder(dataDir, catalog, warn, options) : {};
  const cursors = new Cursors();
  const sockets = new Set<Socket>();
  let connections = 0;

  /** No answer leaves before everything it may have seen is on disk. */
  const settled = (reply: Uint8Array) => {
    try {
      return log?.settled()?.then(() => reply, encodeError) ?? reply;
    } catch (error) {
      return encodeError(error);
    }
  };
  const transactionLifetimeMs = options.transactionLifetimeMs ?? 60_000;
  const context = { catalog, cursors, transactionLifetimeMs };
  const response = (message: Message, connection: Connection, isGone: () => boolean) => {
    const { body, sections } = message;
    const reply = runCommand({ ...context, body, sections, connection }, isGone);
    return reply instanceof Promise ? reply.then(settled) : settled(reply);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, ++connections, response);
  });
  const endFolder = async () => {
    await log?.close();
    unlock?.();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    await endFolder();
    throw error;
  }
  // A connection that could not be accepted is no reason to end those that were.
  server.on('error', (error) => warn(`a connection was not accepted: ${error.message}`));
  const expire = () => {
    catalog.sessions.removeIdle();
    expireSafely(catalog, warn);
  };
  const timer = setInterval(expire, options.expireEveryMs ?? 10_000);
  timer.unref();
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    uri: `mongodb://${host}:${boundPort}/?directConnection=true`,
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

/** After a failed write the log refuses and clients get the error, so the timer can ignore it. */
function expireSafely(catalog: Catalog, warn: (message: string) => void): void {
  try {
    expireDocuments(catalog);
  } catch (error) {
    warn(`expired documents could not be removed: ${(error as Error).message}`);
  }
}
