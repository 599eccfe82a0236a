import { describe, expect, it } from 'vitest';
import { addBundledBooks } from '../../../../seed/seed-books.ts';
import { hostileQueries } from '../../../testing/hostile/hostile-queries.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { guessTermsOf, queryTermsOf, tokenize } from './search-text.ts';

// How long an answer takes is measured by `npm run bench -- --scale`.
useTestDatabase();

const queries = hostileQueries();

describe('a query of 100 hostile characters', () => {
  it('is answered, with an index as without one', async () => {
    await addBundledBooks();
    const { api, caches } = createTestApp();
    for (const isRead of [false, true]) {
      if (isRead) await caches.index.sync();
      for (const q of queries) {
        for (const path of ['/api/search', '/api/search/suggest']) {
          const { status } = await api.get(path).query({ q: withoutHalves(q) });
          expect(status, JSON.stringify(q)).toBe(200);
        }
      }
    }
  }, 60_000);

  it.each(['%', '%E0%A4%A', '%ff', '%00', '%ed%a0%80', '%F0%9F%98'])(
    'is answered when it is no proper text: %s',
    async (bytes) => {
      const { api } = createTestApp();
      for (const path of ['/api/search', '/api/search/suggest']) {
        const { status } = await api.get(`${path}?q=${bytes.repeat(3)}`);
        expect([200, 400]).toContain(status);
      }
    },
  );

  it('becomes a few terms of limited length', () => {
    for (const q of queries) {
      expect(q.length).toBeLessThanOrEqual(100);
      const terms = queryTermsOf(q);
      expect(terms.length).toBeLessThanOrEqual(8);
      expect(new Set(terms).size).toBe(terms.length);
      for (const term of [...terms, ...tokenize(q)]) {
        expect(term.length).toBeGreaterThan(0);
        expect(term.length).toBeLessThanOrEqual(40);
      }
      const guesses = guessTermsOf(q);
      expect(guesses.length).toBeLessThanOrEqual(3);
      for (const term of guesses) expect(term.length).toBeLessThanOrEqual(20);
    }
  });
});

// Half a surrogate pair cannot be written in an address.
function withoutHalves(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
