import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchErrors } from '@/browser/report-error';
import * as newsletterForm from '@/shop/layout/newsletter-form';
import * as siteHeader from '@/shop/layout/site-header';
import * as shopTextPage from '@/shop/pages/texts/shop-text-page';
import { makeBook } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

beforeEach(() => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  vi.mocked(console.error).mockImplementation(() => {});
});

const parts = {
  header: () => screen.queryByRole('search'),
  page: () => screen.queryByText('A small shop.'),
  footer: () => screen.queryByRole('contentinfo'),
};
/** What throws in each. */
const spyOn = {
  header: () => vi.spyOn(siteHeader, 'SiteHeader'),
  page: () => vi.spyOn(shopTextPage, 'ShopTextPage'),
  footer: () => vi.spyOn(newsletterForm, 'NewsletterForm'),
};

test.each(['header', 'page', 'footer'] as const)(
  'a %s that throws leaves the rest of the page standing, and comes back',
  async (part) => {
    const broken = spyOn[part]().mockImplementation(() => {
      throw new TypeError(`${part} of ada@example.com broke`);
    });
    const { user } = renderApp('/about');
    const sign = await screen.findByRole('alert');
    expect(sign).toHaveTextContent(/Something went wrong on our side/);
    for (const [name, find] of Object.entries(parts)) {
      if (name !== part) await waitFor(() => expect(find()).toBeInTheDocument());
      else expect(find()).not.toBeInTheDocument();
    }
    expect(fakeShop.clientErrors).toEqual([
      {
        kind: 'render',
        message: `TypeError: ${part} of [email] broke`,
        page: 'about',
        build: expect.any(String),
      },
    ]);
    vi.mocked(console.error).mockClear(); // React prints what it caught
    broken.mockRestore();
    if (part === 'page') return; // which is loaded again
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(parts[part]()).toBeInTheDocument();
  },
);

/** As the page does when it starts; other tests have none to watch. */
function watchErrorsOfTest(): void {
  const listen = vi.spyOn(window, 'addEventListener');
  watchErrors();
  const added = listen.mock.calls;
  onTestFinished(() => added.forEach((call) => window.removeEventListener(...call)));
}

test('reports an uncaught error once, with its page and without the address', async () => {
  watchErrorsOfTest();
  renderApp('/books?q=ada');
  const reason = new Error('No copy for "Ada Lovelace"');
  const rejected = new Event('unhandledrejection');
  for (let n = 0; n < 3; n += 1)
    window.dispatchEvent(Object.assign(rejected, { reason, promise: undefined }));
  await waitFor(() => expect(fakeShop.clientErrors).toHaveLength(1));
  expect(fakeShop.clientErrors[0]).toMatchObject({
    kind: 'promise',
    page: 'catalogue',
    message: 'Error: No copy for [text]',
  });
});

test.each([
  ['nothing', undefined],
  ['null', null],
])(
  'a promise that is rejected with %s is reported, and breaks nothing else',
  async (what, reason) => {
    watchErrorsOfTest();
    const event = new Event('unhandledrejection');
    Object.assign(event, { reason });
    window.dispatchEvent(event);
    await waitFor(() =>
      expect(fakeShop.clientErrors).toMatchObject([
        { kind: 'promise', message: `Error: ${what === 'null' ? 'null' : 'undefined'}` },
      ]),
    );
  },
);
