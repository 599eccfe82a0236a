import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchErrors } from '@/api/report-error';
import { makeBook } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

const { broken, breaking } = vi.hoisted(() => {
  const broken = { part: '' };
  const breaking = (name: string, Part: () => React.ReactNode) => () => {
    if (broken.part === name) throw new TypeError(`${name} of ada@example.com broke`);
    return Part();
  };
  return { broken, breaking };
});
vi.mock('@/shop/layout/site-header', async (original) => {
  const { SiteHeader } = await original<{ SiteHeader: () => React.ReactNode }>();
  return { SiteHeader: breaking('header', SiteHeader) };
});
vi.mock('@/shop/layout/site-footer', async (original) => {
  const { SiteFooter } = await original<{ SiteFooter: () => React.ReactNode }>();
  return { SiteFooter: breaking('footer', SiteFooter) };
});
vi.mock('@/shop/pages/texts/about-page', async (original) => {
  const { AboutPage } = await original<{ AboutPage: () => React.ReactNode }>();
  return { AboutPage: breaking('page', AboutPage) };
});

beforeEach(() => {
  broken.part = '';
  fakeShop.books = [makeBook({ title: 'Emma' })];
  vi.mocked(console.error).mockImplementation(() => {});
});

const parts = {
  header: () => screen.queryByRole('search'),
  page: () => screen.queryByText('A small shop.'),
  footer: () => screen.queryByRole('contentinfo'),
};

test.each(['header', 'page', 'footer'] as const)(
  'a %s that throws leaves the rest of the page standing, and comes back',
  async (part) => {
    broken.part = part;
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
    broken.part = '';
    if (part === 'page') return; // which is loaded again
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(parts[part]()).toBeInTheDocument();
  },
);

test('reports an uncaught error once, with its page and without the address', async () => {
  watchErrors();
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
    watchErrors();
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
