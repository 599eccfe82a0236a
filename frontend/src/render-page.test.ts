import { expect, test } from 'vitest';
import { settingsSchema } from '@storyloom/backend/contract/settings';
import { makeSettings } from '@/testing/factories';
import { renderPage } from './render-page';

const readApi = () =>
  Promise.resolve({
    body: JSON.stringify(settingsSchema.parse(makeSettings())),
    headers: { 'content-type': 'application/json' },
  });

test.each([
  ['/about', 'About Us'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
])('%s can be read without JavaScript', async (address, heading) => {
  const { html } = await renderPage(address, readApi);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe(heading);
  expect(page.querySelector('main p')?.textContent).not.toBe('');
  expect(page.querySelectorAll('main p, main li').length).toBeGreaterThan(1);
});

test('a page from the server says no number of books in a cart that it cannot know', async () => {
  const { html } = await renderPage('/about', readApi);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('a[aria-label="Cart"]')?.textContent).toBe('');
  expect(html).not.toContain('Cart, 0 books');
});
