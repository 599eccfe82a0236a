import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { reload } from '@/browser/reload';
import { writeFormDraft } from '@/browser/form-draft';
import { storeReloadedFor } from './reload-for-language.storage';
import { renderApp } from '@/testing/render-app';

// The owner has chosen another language since this page was opened in German.

vi.mock('@storyloom/backend/contract/words/language', async (original) => ({
  ...(await original<object>()),
  knownLanguage: (language: string) => language || 'en',
}));

beforeEach(() => {
  vi.mocked(reload).mockClear();
  const { lang } = document.documentElement;
  document.documentElement.lang = 'de';
  onTestFinished(() => void (document.documentElement.lang = lang));
});

test('the next page is loaded whole, in the new language', async () => {
  const { user } = renderApp('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('link', { name: 'Services' })[0]!);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(window.location.pathname).toBe('/services');
});

test('a page that comes in the old language once more is not loaded again and again', async () => {
  storeReloadedFor('en');
  const { user } = renderApp('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  await user.click(screen.getAllByRole('link', { name: 'Services' })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  expect(reload).not.toHaveBeenCalled();
});

test('what only this page knows of unsaved work is not lost by it', async () => {
  writeFormDraft('customer.test', { text: 'typed' }, 'memory');
  onTestFinished(() => writeFormDraft('customer.test', null, 'memory'));
  const { user } = renderApp('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  await user.click(screen.getAllByRole('link', { name: 'Services' })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  expect(reload).not.toHaveBeenCalled();
});
