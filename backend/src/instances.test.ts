import { describe, expect, it } from 'vitest';
import { useTestDatabase } from './testing/database.ts';
import { useWeakHashes } from './testing/people/sign-in.ts';
import { createTestApp } from './testing/test-app.ts';

useTestDatabase();
useWeakHashes();

describe('limits', () => {
  it('hold across two instances of the API', async () => {
    const [one, two] = [createTestApp().api, createTestApp().api];
    const guess = (api: typeof one) =>
      api.post('/api/auth/admin').send({ Username: 'nobody', password: 'guess' });
    for (let i = 0; i < 5; i += 1) {
      await guess(one).expect(401);
      await guess(two).expect(401);
    }
    await guess(one).expect(429);
    await guess(two).expect(429);
  });

  it('let no more through when all tries come at once', async () => {
    const { api } = createTestApp();
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_unused, i) =>
        api.post('/api/newsletter').send({ email: `reader${i}@example.com` }),
      ),
    );
    expect(responses.filter((response) => response.status === 204)).toHaveLength(20);
    expect(responses.filter((response) => response.status === 429)).toHaveLength(10);
  });
});

describe('the address of a visitor', () => {
  /** Whether 21 requests with different claims still count as one visitor. */
  async function isOneVisitor(trustProxy: number, claim: (i: number) => string): Promise<boolean> {
    const { api } = createTestApp({ trustProxy });
    let last = 0;
    for (let i = 0; i < 21; i += 1) {
      const response = await api
        .post('/api/newsletter')
        .set('X-Forwarded-For', claim(i))
        .send({ email: `reader${i}@example.com` });
      last = response.status;
    }
    return last === 429;
  }

  it('is not what the visitor claims, without a proxy', async () => {
    expect(await isOneVisitor(0, (i) => `192.0.2.${i}`)).toBe(true);
  });

  it('is what one proxy saw, whatever stands before it', async () => {
    expect(await isOneVisitor(1, (i) => `192.0.2.${i}, 198.51.100.7`)).toBe(true);
    expect(await isOneVisitor(1, (i) => `198.51.100.8, 192.0.2.${i}`)).toBe(false);
  });

  it('is what the outer of two proxies saw', async () => {
    expect(await isOneVisitor(2, (i) => `192.0.2.${i}, 198.51.100.9, 10.0.0.1`)).toBe(true);
    expect(await isOneVisitor(2, (i) => `198.51.100.1, 203.0.113.${i}, 10.0.0.1`)).toBe(false);
  });
});
