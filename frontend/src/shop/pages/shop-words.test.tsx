import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeBook, makeSettings } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

test('a shopper reads what the owner has written, with its lines, paragraphs and headings', async () => {
  fakeShop.settings = makeSettings({
    about: 'The lead.\n\nOne line\nand another.\n\n# A heading\n\n<b>Plain</b> text.',
  });
  renderApp('/about');
  await waitFor(() => expect(screen.getByText('The lead.')).toBeVisible());
  expect(screen.getByText(/^One line\nand another\.$/, { normalizer: String })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
  expect(screen.getByText('<b>Plain</b> text.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'the whole catalogue' })).toBeVisible();
});

test('the ways to reach the shop stand on the contact page, and only those there are', async () => {
  fakeShop.settings = makeSettings({
    contact: {
      address: '1 Quay\nTown',
      phone: '+1 (555) 0100',
      email: 'ada@shop.example',
      hours: '',
    },
  });
  renderApp('/contact');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '+1 (555) 0100' })).toHaveAttribute(
      'href',
      'tel:+15550100',
    ),
  );
  expect(screen.getByRole('link', { name: 'ada@shop.example' })).toHaveAttribute(
    'href',
    'mailto:ada@shop.example',
  );
  expect(screen.getByText(/1 Quay/)).toBeVisible();
  expect(screen.queryByText('Open')).not.toBeInTheDocument();
});

test('the footer leads to the networks the owner named, a share link with the shop’s address', async () => {
  fakeShop.settings = makeSettings({
    social: [
      { name: 'Facebook', url: 'https://facebook.example/?u={shop}' },
      { name: 'Mastodon', url: 'https://social.example/@shop' },
    ],
  });
  renderApp('/cart');
  const footer = screen.getByRole('contentinfo');
  const share = await within(footer).findByRole('link', { name: 'Share Storyloom on Facebook' });
  expect(share).toHaveAttribute(
    'href',
    `https://facebook.example/?u=${encodeURIComponent(window.location.origin)}`,
  );
  const other = within(footer).getByRole('link', { name: 'Storyloom on Mastodon' });
  expect(other).toHaveTextContent('Mastodon');
  expect(other).toHaveAttribute('href', 'https://social.example/@shop');
});

test('hero, delivery promise and notes are the owner’s', async () => {
  const book = makeBook();
  fakeShop.books = [book];
  const [first] = makeSettings().news;
  fakeShop.settings = makeSettings({
    hero: 'Snow is coming.',
    delivery: 'By bicycle, on Saturday.',
    news: first
      ? [{ ...first, id: 9, title: 'A new note', image: 'https://pictures.example/a.webp' }]
      : [],
  });
  const { unmount } = renderApp('/');
  await waitFor(() => expect(screen.getByText('Snow is coming.')).toBeVisible());
  const note = await screen.findByRole('link', { name: 'A new note' });
  expect(note).toHaveAttribute('href', '/news/9');
  unmount();
  renderApp('/news/9').unmount();
  renderApp(`/books/${book._id}`);
  await waitFor(() => expect(screen.getByText('By bicycle, on Saturday.')).toBeVisible());
});

test('the shop stands without its own words, and heals when they come', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  let isAway = true;
  fakeApi.use(
    http.get(api('/settings'), () => (isAway ? refuse('service_unavailable') : undefined)),
  );
  const { user, unmount } = renderApp('/about');
  await waitFor(() => expect(screen.getByText('This text could not be loaded.')).toBeVisible());
  expect(screen.getByRole('link', { name: 'the whole catalogue' })).toBeVisible();
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('A small shop.')).toBeVisible());
  unmount();

  fakeApi.use(http.get(api('/settings'), () => refuse('service_unavailable')));
  renderApp('/');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Emma' })).toBeVisible());
  // Books may come before the settings are refused.
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Latest News' })).not.toBeInTheDocument(),
  );
});

test('a legal page that the owner has written is linked and read; without text it is not there', async () => {
  const settings = makeSettings();
  fakeShop.settings = { ...settings, pages: { ...settings.pages, imprint: 'Zoë\n\n1 Quay' } };
  const { user, unmount } = renderApp('/about');
  const footer = screen.getByRole('contentinfo');
  await user.click(await within(footer).findByRole('link', { name: 'Imprint' }));
  await waitFor(() => expect(screen.getByText('1 Quay')).toBeVisible());
  await waitFor(() => expect(document.title).toBe('Imprint - Storyloom'));
  expect(within(footer).queryByRole('link', { name: 'Returns' })).toBeNull();
  unmount();
  fakeShop.settings = { ...settings, pages: { ...settings.pages, privacy: '' } };
  renderApp('/privacy');
  await waitFor(() => expect(document.title).toBe('Page not found - Storyloom'));
  expect(screen.queryByText('What this shop stores')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Privacy Policy' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'How we treat it' })).toBeNull();
});

test('what the shop stores stands on the page about privacy, below the words of the owner', async () => {
  renderApp('/privacy');
  await waitFor(() => expect(screen.getByText('It is not much.')).toBeVisible());
  for (const place of ['In cookies', 'In your browser', 'With us'])
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: place })).toBeVisible(),
    );
});

test('a closed newsletter asks for no address', async () => {
  fakeShop.settings = makeSettings({ newsletter: { isOn: false, promise: '' } });
  renderApp('/');
  expect(await screen.findByText('Our newsletter takes no new addresses.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Subscribe/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Your e-mail address')).toBeNull();
});

test('a page that would end in nothing goes on with books', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  for (const path of ['/cart', '/wishlist', '/about']) {
    const { unmount } = renderApp(path);
    const row = within(await screen.findByRole('group', { name: 'From our shelves' }));
    expect(await row.findByRole('link', { name: 'Emma' })).toBeInTheDocument();
    unmount();
  }
});

test('a shop without an address takes questions for a book, and shows opening hours once they are set', async () => {
  const { user, unmount } = renderApp('/contact');
  await screen.findByText(/We have not put up an address/);
  await user.type(screen.getByLabelText('Title or ISBN'), 'The Voyage Out');
  await user.type(screen.getAllByLabelText('Email')[0] as HTMLElement, 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Ask for it' }));
  await screen.findByText(/Thank you. We look for it/);
  expect(fakeShop.bookRequests).toMatchObject([
    { text: 'The Voyage Out', email: 'ada@example.com' },
  ]);
  unmount();
  fakeShop.settings.contact = { address: 'Calle Mayor 1', phone: '', email: '', hours: 'Mondays' };
  renderApp('/about');
  expect(await screen.findByText('Calle Mayor 1')).toBeInTheDocument();
  expect(screen.getByText('Mondays')).toBeInTheDocument();
});

test('the page about privacy says for how long this shop keeps emails and orders', async () => {
  const section = () => screen.getByRole('region', { name: 'With us' });
  const { unmount } = renderApp('/privacy');
  await waitFor(() => expect(section()).toHaveTextContent(/about one\. Kept for 24 months\./));
  expect(section()).toHaveTextContent(/the sale\. Kept for as long as we keep such records; when/);
  unmount();
  fakeShop.settings = {
    ...fakeShop.settings,
    retention: { ordersYears: 1, emailsMonths: 6 },
  };
  renderApp('/privacy');
  await waitFor(() => expect(section()).toHaveTextContent(/about one\. Kept for 6 months\./));
  expect(section()).toHaveTextContent(/the sale\. Kept for 1 year after the order is closed; then/);
});

test.each(['/about', '/services', '/contact'])('%s leads on to books', async (address) => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  renderApp(address);
  const row = await screen.findByRole('group', { name: 'From our shelves' });
  expect(await within(row).findByRole('link', { name: 'Emma' })).toBeInTheDocument();
});
