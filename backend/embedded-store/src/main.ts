import { parseArgs } from 'node:util';
import { startStore, type Store } from './start-store.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '27017' },
    data: { type: 'string', default: '.data/store' },
    'compact-after': { type: 'string' },
  },
});
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
  endInOrder(store);
  process.send?.({ type: 'ready', port: store.port, uri: store.uri });
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException));
  process.exitCode = 1;
  // A parent that waits on a channel would keep this process.
  if (process.connected) process.disconnect();
}

function endInOrder(store: Store): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void store.close().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // The parent that forked this process is gone.
  process.on('disconnect', end);
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
