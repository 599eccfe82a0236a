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
  expect(screen.getByText(/^One line\nand another\.$/, { normalizer: String })).toHaveClass(
    'whitespace-pre-line',
  );
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
  expect(screen.getByRole('link', { name: 'A new note' })).toHaveAttribute('href', '/news/9');
  unmount();
  renderApp('/news/9').unmount();
  renderApp(`/books/${book._id}`);
  await waitFor(() => expect(screen.getByText('By bicycle, on Saturday.')).toBeVisible());
});

test('the shop stands without its own words, and heals when they come', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  fakeApi.use(http.get(api('/settings'), () => refuse('service_unavailable'), { once: true }));
  const { user, unmount } = renderApp('/about');
  await waitFor(() => expect(screen.getByText('This text could not be loaded.')).toBeVisible());
  expect(screen.getByRole('link', { name: 'the whole catalogue' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('A small shop.')).toBeVisible());
  unmount();

  fakeApi.use(http.get(api('/settings'), () => refuse('service_unavailable')));
  renderApp('/');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Emma' })).toBeVisible());
  expect(screen.queryByRole('heading', { name: 'Latest News' })).not.toBeInTheDocument();
});
