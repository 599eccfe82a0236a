import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { MissingCode } from './missing-code';
import { fakeApi } from '@/testing/fake-api';
import { loadCode } from './load-code';

const script = () => new HttpResponse('', { headers: { 'Content-Type': 'text/javascript' } });

test('code is imported when all its files are there, each fetched once', async () => {
  const asked: string[] = [];
  fakeApi.use(
    http.get('*/assets/:file', ({ params }) => {
      asked.push(String(params['file']));
      return script();
    }),
  );
  const load = vi.fn(() => Promise.resolve('page'));
  await expect(loadCode(load, ['assets/a.js', 'assets/b.js'])).resolves.toBe('page');
  await loadCode(load, ['assets/b.js']);
  expect(asked.toSorted()).toEqual(['a.js', 'b.js']);
});

test('a page is shown with its style sheet, not before it', async () => {
  const css = () => new HttpResponse('', { headers: { 'Content-Type': 'text/css' } });
  fakeApi.use(http.get('*/assets/g.css', css));
  const load = vi.fn(() => Promise.resolve('page'));
  const loading = loadCode(load, ['assets/g.css']);
  const sheet = await vi.waitUntil(() => document.querySelector('link[href="/assets/g.css"]'));
  expect(load).not.toHaveBeenCalled();
  sheet.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe('page');
});

test('a lost file is fetched again the next time, and nothing is imported before', async () => {
  let isLost = true;
  fakeApi.use(http.get('*/assets/c.js', () => (isLost ? HttpResponse.error() : script())));
  const load = vi.fn(() => Promise.resolve('page'));
  await expect(loadCode(load, ['assets/c.js'])).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  isLost = false;
  await expect(loadCode(load, ['assets/c.js'])).resolves.toBe('page');
});

test('a file that a deploy has removed is told apart from a lost one', async () => {
  const load = () => Promise.resolve('page');
  fakeApi.use(
    http.get('*/assets/d.js', () => new HttpResponse('', { status: 404 })),
    http.get('*/assets/e.js', () => new HttpResponse('', { status: 503 })),
    // A host that gives every unknown address the first page.
    http.get('*/assets/f.js', () => HttpResponse.html('<html></html>')),
  );
  await expect(loadCode(load, ['assets/d.js'])).rejects.toBeInstanceOf(MissingCode);
  await expect(loadCode(load, ['assets/f.js'])).rejects.toBeInstanceOf(MissingCode);
  await expect(loadCode(load, ['assets/e.js'])).rejects.not.toBeInstanceOf(MissingCode);
});
