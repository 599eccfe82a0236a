import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { reportClosedSockets } from './closed-sockets.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

useTestDatabase();

const sockets: Socket[] = [];
const note = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);
let client: mongoose.mongo.MongoClient | undefined;
afterEach(async () => {
  diagnostics.unsubscribe('net.client.socket', note);
  await client?.close();
});

it('reconnects to a database after all connections ended just before', async () => {
  reportClosedSockets();
  diagnostics.subscribe('net.client.socket', note);
  const { host, port } = mongoose.connection;
  client = new mongoose.mongo.MongoClient(`mongodb://${host}:${port}/?directConnection=true`, {
    heartbeatFrequencyMS: 500,
    serverSelectionTimeoutMS: 500,
  });
  const ping = () => client?.db().command({ ping: 1 });
  await ping();
  const looked = new Promise<void>((resolve) => {
    client?.once('serverHeartbeatStarted', () => {
      for (const socket of sockets) socket.destroy();
      resolve();
    });
  });
  await looked;
  await expect
    .poll(() => ping()?.then(({ ok }) => ok as number, String), { timeout: 30_000 })
    .toBe(1);
});

it('tells a request that wrote to such a connection that the database is away', async () => {
  reportClosedSockets();
  const { host, port } = mongoose.connection;
  const socket = connect(port, host);
  await once(socket, 'connect');
  socket.destroy();
  const failure = once(socket, 'error');
  socket.once('drain', () => {});
  const [error] = (await failure) as [unknown];
  expect(isDatabaseUnavailable(error)).toBe(true);
});
