import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createErrorReports } from './error-reports.ts';

const where = { requestId: 'the-id', route: '/api/orders/' };
let received: string[];
let url: string;

beforeEach(async () => {
  received = [];
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      received.push(body);
      res.end();
    });
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});

function failure(): Error {
  return new RangeError('duplicate key: { email: "ada@example.com" }');
}

it('sends the webhook what went wrong where, without anything of a customer', async () => {
  createErrorReports(url, createLog('silent'))(failure(), where);
  await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
  const report = JSON.parse(received[0] as string) as { text: string };
  expect(report).toMatchObject(where);
  expect(report.text).toMatch(
    /^Storyloom: RangeError in \/api\/orders\/, request the-id\n\s+at failure/,
  );
  expect(report.text).not.toContain('ada');
});

it('tells of the same place once a minute, of another one at once', async () => {
  const report = createErrorReports(url, createLog('silent'));
  for (let n = 0; n < 50; n++) report(failure(), where);
  report(new TypeError('elsewhere'), where);
  await vi.waitFor(() => expect(received).toHaveLength(2), 30_000);
});

it('is off without a setting, and a webhook that is down does no harm', async () => {
  createErrorReports(undefined, createLog('silent'))(failure(), where);
  const warn = vi.fn();
  const log = Object.assign(createLog('silent'), { warn });
  createErrorReports('http://127.0.0.1:9/', log)(failure(), where);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 30_000);
  expect(received).toEqual([]);
});
