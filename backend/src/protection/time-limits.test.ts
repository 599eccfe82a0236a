import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { limitTimes } from './time-limits.ts';

const longestFileBits = 10 * 1024 * 1024 * 8;
const slowLineBitsPerSecond = 500_000;

it('gives whoever uploads the longest file on a slow line the time for it', () => {
  const server = createServer();
  limitTimes(server);
  const neededMs = (longestFileBits / slowLineBitsPerSecond) * 1000;
  expect(server.requestTimeout).toBeGreaterThan(neededMs);
});

it('does not wait as long for headers, and rests longer than proxies do', () => {
  const server = createServer();
  limitTimes(server);
  expect(server.headersTimeout).toBeLessThan(30_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});
