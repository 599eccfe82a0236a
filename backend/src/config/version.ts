import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// By the package's own name: the built code stands deeper in its folder than the source.
const { version } = require('@storyloom/backend/package.json') as { version: string };

/** Of the shop that runs. */
export const shopVersion = version;
