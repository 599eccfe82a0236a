import { expect, it, onTestFinished, vi } from 'vitest';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

it.each([
  ['', 'books-2026-12-02.csv'],
  ['?format=abebooks', 'abebooks-2026-12-02.txt'],
])('names an export after the day in the shop, not in UTC: %s', async (query, file) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T23:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await setSettings({ money: { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' } });
  const { api } = createTestApp({ publicUrl: 'https://shop.example' });
  const { headers } = await api.get(`/api/books/export.csv${query}`).set(signInAdmin()).expect(200);
  expect(headers['content-disposition']).toContain(file);
});
