import { act, screen, waitFor, within } from '@testing-library/react';
import type { Book } from '@storyloom/backend/contract/book/book';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { storedWishlist } from '@/shop/wishlist/wishlist.storage';
import { api, fakeApi, fakeShop } from '@/testing/fake-api';
import { makeBook, makeBooks } from '@/testing/factories';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

test('every page has the header and the footer of the specification', async () => {
  renderApp('/about');
  const header = await screen.findByRole('banner');
  expect(within(header).getByRole('link', { name: 'Storyloom' })).toHaveAttribute('href', '/');
  expect(within(header).getByPlaceholderText('Search for books')).toBeVisible();
  expect(within(header).getByRole('link', { name: 'Cart, 0 books' })).toHaveAttribute(
    'href',
    '/cart',
  );
  expect(within(header).getByRole('link', { name: 'Wishlist, 0 books' })).toHaveAttribute(
    'href',
    '/wishlist',
  );
  expect(within(header).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');

  const footer = screen.getByRole('contentinfo');
  const links = {
    Home: '/',
    Services: '/services',
    'About Us': '/about',
    Contact: '/contact',
    'Privacy Policy': '/privacy',
    'Terms of Service': '/terms',
  };
  for (const [name, to] of Object.entries(links)) {
    expect(within(footer).getByRole('link', { name })).toHaveAttribute('href', to);
  }
  expect(await within(footer).findAllByRole('link', { name: /^Share Storyloom on/ })).toHaveLength(
    3,
  );
  expect(within(footer).getByRole('textbox')).toHaveAttribute('type', 'email');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible(),
  );
});

test('the newsletter takes an address and thanks for it', async () => {
  const { user } = renderApp('/about');
  await user.type(screen.getByLabelText('Your e-mail address'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() =>
    expect(
      screen.getByText('Thank you. If a first email asks whether it was you, open its link.'),
    ).toBeVisible(),
  );
  expect(fakeShop.newsletter).toEqual(['ada@example.com']);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await screen.findByText('Please give a valid e-mail address.');
  expect(screen.queryByText(/^Thank you\./)).not.toBeInTheDocument();
});

test('an address that is none is refused in the footer, stays there and can be mended', async () => {
  const { user } = renderApp('/about');
  const field = screen.getByLabelText('Your e-mail address');
  await user.type(field, 'ada{Enter}');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Please give a valid e-mail address.'),
  );
  expect(field).toHaveFocus();
  expect(field).toHaveValue('ada');
  expect(fakeShop.newsletter).toEqual([]);
  await user.type(field, '@example.com{Enter}');
  await waitFor(() => expect(fakeShop.newsletter).toEqual(['ada@example.com']));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).not.toHaveAccessibleDescription();
});

test('a refusal that comes late leaves the keyboard on the page where it has gone meanwhile', async () => {
  const sending = hold('post', '/newsletter');
  const { user } = renderApp('/about');
  await user.type(screen.getByLabelText('Your e-mail address'), 'ada@example{Enter}');
  await waitFor(() => expect(sending.isAsked()).toBe(true));
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }));
  sending.letGo();
  await screen.findByText('Please give a valid e-mail address.');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an address that was in the field before the form was alive is sent', async () => {
  const { user } = renderApp('/about');
  const field = screen.getByLabelText<HTMLInputElement>('Your e-mail address');
  field.value = 'ada@example.com';
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(fakeShop.newsletter).toEqual(['ada@example.com']));
  await waitFor(() => expect(field).toHaveValue(''));
});

test('the search box leads to the result page', async () => {
  fakeShop.books = [makeBook({ title: 'Moby-Dick' }), makeBook({ title: 'Emma' })];
  const { user } = renderApp('/about');
  await user.type(screen.getByPlaceholderText('Search for books'), 'moby{Enter}');
  // Books stand below the page before, too.
  await waitFor(() => expect(window.location.search).toBe('?q=moby'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Moby-Dick' })).toBeVisible());
});

test('the avatar opens a menu that closes by link, by Escape, outside and by the avatar itself', async () => {
  const { user } = renderApp('/about', { email: 'ada@example.com' });
  const avatar = await screen.findByRole('button', { name: 'Your menu, ada@example.com' });
  await user.click(avatar);
  const menu = screen.getByRole('navigation', { name: 'Your menu' });
  const links = {
    Dashboard: '/dashboard',
    Orders: '/orders',
    'Cart Page': '/cart',
    'Check Out': '/checkout',
  };
  for (const [name, to] of Object.entries(links)) {
    expect(within(menu).getByRole('link', { name })).toHaveAttribute('href', to);
  }
  await user.click(avatar);
  expect(menu).not.toBeInTheDocument();

  await user.click(avatar);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  expect(avatar).toHaveFocus();

  await user.click(avatar);
  await user.click(document.body);
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();

  await user.click(avatar);
  await user.click(screen.getByRole('link', { name: 'Cart Page' }));
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Shopping cart' })).toBeVisible());
});

test('"Logout" ends the session and shows the way to sign in again', async () => {
  const { user } = renderApp('/about', { email: 'ada@example.com' });
  await user.click(await screen.findByRole('button', { name: 'Your menu, ada@example.com' }));
  expect(fakeShop.session).toBe('ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible());
  await waitFor(() => expect(fakeShop.session).toBeNull());
});

test('hearts fill the wishlist, which outlives a reload', async () => {
  const book = makeBook({ title: 'Emma' });
  fakeShop.books = [book];
  const { user, unmount } = renderApp(`/books/${book._id}`);
  // Who double-clicks means it once.
  await user.dblClick(await screen.findByRole('button', { name: 'Add Emma to your wishlist' }));
  expect(screen.getByRole('link', { name: 'Wishlist, 1 book' })).toBeVisible();
  unmount();
  renderApp('/wishlist');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Emma' })).toBeVisible());
  const heart = screen.getByRole('button', { name: 'Add Emma to your wishlist' });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await user.click(heart);
  await waitFor(() => expect(screen.getByText('No wishes yet')).toBeVisible());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a wished book that is no longer sold can be taken off the list', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  storedWishlist.write([...fakeShop.books.map(({ _id }) => _id), 'a'.repeat(24)]);
  const { user } = renderApp('/wishlist');
  await waitFor(() =>
    expect(screen.getByText(/One book from your list is no longer sold/)).toBeVisible(),
  );
  expect(await screen.findByRole('link', { name: 'Wishlist, 1 book' })).toHaveTextContent('1');
  await user.click(screen.getByRole('button', { name: 'Take it off' }));
  expect(screen.getByRole('link', { name: 'Wishlist, 1 book' })).toBeVisible();
  expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a wish from another tab is not called unavailable while the shop does not answer', async () => {
  const [first, second] = makeBooks(2) as [Book, Book];
  fakeShop.books = [first, second];
  storedWishlist.write([first._id]);
  renderApp('/wishlist');
  await screen.findByRole('link', { name: first.title });
  let isAway = true;
  fakeApi.use(http.get(api('/books/'), () => (isAway ? HttpResponse.error() : undefined)));
  storedWishlist.write([second._id, first._id]);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'storyloom.wishlist' }));
  });
  await screen.findByText('The books did not load');
  expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Wishlist, 2 books' })).toBeVisible();
  isAway = false;
  await screen.findByRole('link', { name: second.title });
});

test('a wishlist of books that are no longer sold leads on to those that are', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  storedWishlist.write(['a'.repeat(24)]);
  const { user } = renderApp('/wishlist');
  const takeOff = await screen.findByRole('button', { name: 'Take it off' });
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getByRole('heading', { name: 'Emma' })).toBeVisible());
  // One thing at a time.
  expect(main.queryByText('0 books')).not.toBeInTheDocument();
  expect(main.queryByText('No wishes yet')).not.toBeInTheDocument();
  await user.click(takeOff);
  await waitFor(() => expect(main.getByText('No wishes yet')).toBeVisible());
});

test('without a network a notice says so until it is back', async () => {
  renderApp('/about');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  // In the head of the page, which it makes higher: over it, it would cover the cart.
  const head = within(screen.getByRole('banner'));
  await waitFor(() => expect(head.getByText(/You are offline/)).toBeVisible());
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

test('an unknown address gets a friendly page', async () => {
  renderApp('/nowhere');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'This page is not on our shelves' })).toBeVisible(),
  );
});

test('after a navigation the focus is on the new page', async () => {
  const { user } = renderApp('/about');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await waitFor(() => expect(document.title).toMatch(/Contact/));
  await waitFor(() => expect(screen.getByRole('main')).toHaveAccessibleName(document.title));
});
