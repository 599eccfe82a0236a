import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { startBothWays } from '../testing/hostile/both-ways.ts';

useTestDatabase();

it('a request that names two hosts is refused, also for what lies ready', async () => {
  const { fast, slowRequests } = await startBothWays();
  const ask = (hosts: string) =>
    text(connect(fast).end(`GET /api/settings HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`));
  const isReady = async () => {
    const before = slowRequests();
    expect(await ask('Host: x\r\n')).toMatch(/^HTTP\/1.1 200 /);
    return slowRequests() === before;
  };
  await expect.poll(isReady).toBe(true);
  for (const hosts of ['Host: x\r\nhost: y\r\n', 'Host: x\r\nHost: x\r\n']) {
    const response = await ask(hosts);
    expect(response).toMatch(/^HTTP\/1.1 400 /);
    expect(response).toContain('"code":"invalid_request"');
  }
  expect(await ask('')).toMatch(/^HTTP\/1.1 400 /);
});
