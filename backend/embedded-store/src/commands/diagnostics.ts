import { cpus, hostname, totalmem, type, release } from 'node:os';
import { maxDocumentBytes } from '../storage/document-checks.ts';
import { sessionTimeoutMinutes } from '../storage/sessions.ts';
import { maxMessageBytes } from '../wire/message.ts';
import type { Command } from './command.ts';

/** The MongoDB release that drivers are to assume. */
const version = '7.0.0';

const hello: Command = {
  run: ({ body, name, connection }) => ({
    ...(body['helloOk'] === true ? { helloOk: true } : {}),
    ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
    // A replica set of one: drivers offer transactions and retryable writes to no other server.
    setName: 'rs0',
    setVersion: 1,
    secondary: false,
    hosts: [connection.address],
    primary: connection.address,
    me: connection.address,
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: sessionTimeoutMinutes,
    connectionId: connection.id,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  }),
};

const ping: Command = { run: () => ({}) };

const buildInfo: Command = {
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

const hostInfo: Command = {
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

const connectionStatus: Command = {
  run: () => ({
    authInfo: {
      authenticatedUsers: [],
      authenticatedUserRoles: [],
      authenticatedUserPrivileges: [],
    },
  }),
};

const getCmdLineOpts: Command = { run: () => ({ argv: ['embedded-store'], parsed: {} }) };

export const diagnostics: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping,
  buildInfo,
  buildinfo: buildInfo,
  hostInfo,
  connectionStatus,
  getCmdLineOpts,
};
