import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// By the package's own name: the built code stands deeper in its folder than the source.
export const { version: shopVersion } = require('@storyloom/backend/package.json') as {
  version: string;
};
