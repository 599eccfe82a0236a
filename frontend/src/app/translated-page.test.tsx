import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { reload } from '@/browser/reload';
import { rememberPageLanguage } from '@/config/page-language';
import { renderApp } from '@/testing/render-app';
import { loaded, loadWords } from '@/words/load-words';
import { reportRecovered } from './recovered-error';

// As Chromium does it: `lang` becomes the language of the reader.

beforeEach(() => {
  vi.mocked(reload).mockClear();
  rememberPageLanguage();
  const { lang } = document.documentElement;
  onTestFinished(() => void (document.documentElement.lang = lang));
});

const translate = () => (document.documentElement.lang = 'de');

test('a page that the browser translates is not loaded again at the next link', async () => {
  const { user } = renderApp('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  translate();
  await user.click(screen.getAllByRole('link', { name: 'Services' })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  expect(reload).not.toHaveBeenCalled();
});

test('what a translated page loads later is in the language of the shop', async () => {
  const english = JSON.stringify(loaded);
  translate();
  await loadWords('first');
  expect(JSON.stringify(loaded)).toBe(english);
});

test('a text that was translated before the app took it over is not reported to the owner', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  const mismatch = new Error('Hydration failed');
  reportRecovered(mismatch);
  expect(report).toHaveBeenCalledExactlyOnceWith(mismatch);
  translate();
  reportRecovered(mismatch);
  expect(report).toHaveBeenCalledOnce();
});
