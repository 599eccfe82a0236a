import { cpus, hostname, totalmem, type, release } from 'node:os';
import { StoreError } from '../store-error.ts';
import { maxDocumentBytes } from '../storage/collection.ts';
import { maxMessageBytes } from '../wire/message.ts';
import type { Command } from './command.ts';

/** The release whose behaviour this store follows, for drivers that look at the number. */
const version = '7.0.0';
const startedAt = Date.now();

export const hello: Command = {
  run: ({ body, name, connectionId }) => ({
    ...(body['helloOk'] === true ? { helloOk: true } : {}),
    ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  }),
};

const nothing: Command = { run: () => ({}) };

export const ping = nothing;
export const endSessions = nothing;
export const startSession: Command = { run: () => ({ timeoutMinutes: 30 }) };

export const buildInfo: Command = {
  run: () => ({
    version,
    versionArray: [7, 0, 0, 0],
    gitVersion: 'embedded-store',
    modules: ['embedded-store'],
    storageEngines: ['embedded-store'],
    javascriptEngine: 'none',
    bits: 64,
    debug: false,
    maxBsonObjectSize: maxDocumentBytes,
  }),
};

export const serverStatus: Command = {
  run: ({ connectionId, cursors }) => ({
    host: hostname(),
    version,
    process: 'embedded-store',
    pid: process.pid,
    uptime: (Date.now() - startedAt) / 1000,
    localTime: new Date(),
    connections: { current: connectionId, totalCreated: connectionId },
    mem: { bits: 64, resident: Math.round(process.memoryUsage.rss() / 1024 / 1024) },
    metrics: { cursor: { open: { total: cursors.size } } },
    storageEngine: { name: 'embedded-store', persistent: true },
  }),
};

export const hostInfo: Command = {
  run: () => ({
    system: {
      currentTime: new Date(),
      hostname: hostname(),
      cpuAddrSize: 64,
      memSizeMB: Math.round(totalmem() / 1024 / 1024),
      numCores: cpus().length,
    },
    os: { type: type(), name: type(), version: release() },
  }),
};

export const connectionStatus: Command = {
  run: () => ({
    authInfo: {
      authenticatedUsers: [],
      authenticatedUserRoles: [],
      authenticatedUserPrivileges: [],
    },
  }),
};

export const whatsmyuri: Command = { run: () => ({ you: '127.0.0.1:0' }) };

export const getCmdLineOpts: Command = { run: () => ({ argv: ['embedded-store'], parsed: {} }) };

export const getLog: Command = {
  run: ({ body }) =>
    body['getLog'] === '*'
      ? { names: ['global', 'startupWarnings'] }
      : { totalLinesWritten: 0, log: [] },
};

export const getParameter: Command = {
  run: ({ body }) => {
    const known = { featureCompatibilityVersion: { version: '7.0' } };
    if (body['getParameter'] === '*' || 'featureCompatibilityVersion' in body) return known;
    throw new StoreError(72, 'no option found to get');
  },
};

export const currentOp: Command = { run: () => ({ inprog: [] }) };
export const killOp: Command = { run: () => ({ info: 'attempting to kill op' }) };
