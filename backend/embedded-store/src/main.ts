import { parseArgs } from 'node:util';
import { startStore, type Store } from './start-store.ts';

const usage = `npm run store -- [--port 27017] [--data .data/store] [--compact-after BYTES]

Runs the embedded store alone, for mongosh, Compass and other programs.
`;

const values = readArguments();
const port = Number(values.port);
const folder = values.data;
const compactAfter = values['compact-after'];

try {
  const store = await startStore({
    dataDir: folder,
    port,
    log: (message) => console.error(`store: ${message}`),
    ...(compactAfter ? { compactAfterBytes: Number(compactAfter) } : {}),
  });
  console.log(`The embedded store listens on ${store.uri} and keeps its data in ${folder}`);
  const end = closeOnSignals(store);
  if (process.connected) process.send?.({ type: 'ready', port: store.port, uri: store.uri });
  else if (process.send) end(); // the parent has exited during the start
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException));
  process.exitCode = 1;
  // An open channel to a parent would keep this process alive.
  if (process.connected) process.disconnect();
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '27017' },
        data: { type: 'string', default: '.data/store' },
        'compact-after': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (!values.help) return values;
    process.stdout.write(usage);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    process.exit(1);
  }
}

function closeOnSignals(store: Store): () => void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void store.close().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // The parent that forked this process has exited.
  process.on('disconnect', end);
  return end;
}

function explain(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use; choose another with --port.`;
  if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'EPERM') {
    return `The folder ${folder} is not writable (or port ${port} is not allowed): ${error.message}`;
  }
  if (error.code === 'ERR_SOCKET_BAD_PORT') return `${values.port} is not a port.`;
  return `The embedded store cannot start: ${error.message}`;
}
