import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ClientError } from '../../contract/client-error.ts';
import { readMetrics } from '../../metrics.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { createTestApp } from '../../testing/test-app.ts';

useTestDatabase();

const broken: ClientError = {
  kind: 'render',
  message: "Cannot read properties of undefined (reading 'map') for ada@example.com",
  page: 'checkout',
  source: 'assets/entry-a1b2.js:1:2345',
  build: 'entry-a1b2',
};
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function openWebhook() {
  const received: string[] = [];
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      received.push(body);
      res.end();
    });
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

it('reaches the log, the metrics and the webhook without the person', async () => {
  const { received, url } = await openWebhook();
  const { api, lines } = createTestApp({ errorWebhookUrl: url });
  await api.post('/api/client-errors').set('User-Agent', firefox).send(broken).expect(204);
  await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
  expect(JSON.parse(received[0] as string)).toEqual({
    text: "Storyloom: render error in a visitor's page checkout, Firefox, build entry-a1b2\nCannot read properties of undefined (reading 'map') for [email]\nassets/entry-a1b2.js:1:2345",
    page: 'checkout',
  });
  const line = lines.find((one) => one.includes("a visitor's page broke")) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    clientError: { page: 'checkout', browser: 'Firefox' },
  });
  expect(line).not.toContain('ada@');
  expect(await readMetrics()).toContain(
    'storyloom_client_errors_total{kind="render",page="checkout",browser="Firefox"} 1',
  );
});

it('pings nobody in the owner’s chat and hides no link there', async () => {
  const { received, url } = await openWebhook();
  const { api } = createTestApp({ errorWebhookUrl: url });
  const message = 'Closed! <!channel> @all <https://evil.example/sign-in|Sign in>';
  await api
    .post('/api/client-errors')
    .send({ ...broken, message })
    .expect(204);
  await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
  expect(received[0]).toContain('Closed! !channel all https://evil.example/sign-in|Sign in');
  expect(received[0]).not.toMatch(/[<>@]/);
});

it('tells the webhook of one fault once, and of another at once', async () => {
  const { received, url } = await openWebhook();
  const { api } = createTestApp({ errorWebhookUrl: url });
  for (let n = 0; n < 4; n += 1) await api.post('/api/client-errors').send(broken).expect(204);
  await api
    .post('/api/client-errors')
    .send({ ...broken, message: 'another' })
    .expect(204);
  await vi.waitFor(() => expect(received).toHaveLength(2), 30_000);
});

it('takes ten an hour from one address', async () => {
  const { api } = createTestApp();
  for (let n = 0; n < 10; n += 1) await api.post('/api/client-errors').send(broken).expect(204);
  const { headers } = await api.post('/api/client-errors').send(broken).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
});

it.each([
  [{ page: '/dashboard/customers/4711' }],
  [{ source: 'https://shop.example/?q=ada' }],
  [{ message: 'x'.repeat(301) }],
  [{ kind: 'other' }],
])('refuses what may name somebody or is no report: %j', async (fields) => {
  const { api } = createTestApp();
  await api
    .post('/api/client-errors')
    .send({ ...broken, ...fields })
    .expect(400);
});
