import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reload } from '@/browser/reload';
import { storeViewed } from '@/shop/book/recently-viewed.storage';
import { storeSearch } from '@/shop/search/recent-searches.storage';
import { storeSignIn } from '@/shop/sign-in/signed-in.storage';
import { fakeShop } from '@/testing/fake-api';
import { makeBook, makeOrder } from '@/testing/factories';
import { fakeProvider, makeUser } from '@/testing/fake-provider';
import { signInElsewhere, signOutElsewhere } from '@/testing/browser/other-tab';
import { renderApp } from '@/testing/render-app';

async function typeName() {
  const book = makeBook({ title: 'Emma' });
  fakeShop.books = [book];
  const app = renderApp('/checkout', { cart: [book], email: 'ada@example.com' });
  await app.user.click(await screen.findByLabelText('Full Name'));
  await app.user.paste('Ada Lovelace');
  expect(readTab()).toContain('Ada Lovelace');
  return app;
}

async function signInAs(user: Awaited<ReturnType<typeof typeName>>['user'], email: string) {
  fakeProvider.passwords.set(email, 'a-password');
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'a-password');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

function readTab(): string {
  return JSON.stringify({ ...sessionStorage });
}

test('what somebody typed at the checkout ends with their signing out', async () => {
  const { user } = await typeName();
  await user.click(screen.getByRole('button', { name: /^Your menu/ }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(readTab()).not.toContain('Ada');
  expect(screen.getByRole('link', { name: 'Cart, 1 book' })).toBeVisible();

  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  await screen.findByLabelText('Email');
  expect(screen.queryByText('You have signed out in another tab.')).not.toBeInTheDocument();
  await signInAs(user, 'grace@example.com');
  await screen.findByRole('button', { name: /^Your menu, grace/ });
  await user.click(screen.getByRole('link', { name: 'Cart, 1 book' }));
  await user.click(await screen.findByRole('link', { name: 'Checkout' }));
  expect(await screen.findByLabelText('Full Name')).toHaveValue('');
});

test('signing out in another tab ends it here as well, and the page says so', async () => {
  await typeName();
  signOutElsewhere();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await screen.findByText('You have signed out in another tab.')).toBeInTheDocument();
  expect(readTab()).not.toContain('Ada');
});

test('the words searched for are gone from the tab with the sign-out', async () => {
  const { user } = renderApp('/books?q=my+secret+illness', { email: 'ada@example.com' });
  await screen.findByRole('button', { name: /^Your menu/ });
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  expect(readTab()).toContain('illness');
  await user.click(screen.getByRole('button', { name: /^Your menu/ }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  window.dispatchEvent(new Event('pagehide'));
  expect(readTab()).not.toContain('illness');
});

test.each(['storage', 'pageshow'] as const)(
  'what somebody looked for and at is gone when they have signed out elsewhere (%s)',
  async (news) => {
    fakeShop.books = [makeBook({ title: 'Emma' })];
    storeViewed(fakeShop.books[0]?._id ?? '');
    storeSearch('my secret illness');
    const { user } = renderApp('/', { email: 'ada@example.com' });
    await screen.findByRole('button', { name: /^Your menu/ });
    const viewed = () => screen.queryByRole('heading', { name: 'Recently viewed' });
    await waitFor(() => expect(viewed()).toBeVisible());
    await user.type(screen.getByRole('combobox', { name: 'Search for books' }), 'sec');
    signOutElsewhere(news);
    await waitFor(() => expect(viewed()).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Search for books' })).toHaveValue('');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|viewed|ada/);
    expect(reload).toHaveBeenCalledTimes(news === 'pageshow' ? 1 : 0);
  },
);

test.each([
  ['/withdrawal?order=1001', 'Name', ' Byron', 'Ada Lovelace Byron'],
  ['/books?q=Ulysses', 'Title or ISBN', ', for Ada', 'Ulysses, for Ada'],
])('what stands in the forms of %s goes with who has signed out elsewhere', async (...given) => {
  const [address, label, typed, text] = given;
  fakeShop.settings.withdrawal = { isOn: true, days: 14 };
  fakeShop.orders = [makeOrder({ number: 1001 })];
  const { user } = renderApp(address, { email: 'ada@example.com' });
  const field = await screen.findByLabelText(label);
  await user.type(field, typed);
  expect(field).toHaveValue(text);
  await user.type(screen.getByLabelText('Your e-mail address'), 'ada@example.com');
  signOutElsewhere();
  await waitFor(() => expect(screen.getByLabelText(label)).not.toHaveValue(text));
  expect(screen.getByLabelText(label)).toHaveValue(label === 'Name' ? '' : 'Ulysses');
  expect(screen.getByLabelText('Your e-mail address')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('what somebody typed after a sign-out stays in the field when they sign in', async () => {
  const { user } = renderApp('/about', { email: 'ada@example.com' });
  await user.click(await screen.findByRole('button', { name: /^Your menu/ }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('link', { name: 'Sign in' });
  const search = () => screen.getByRole('combobox', { name: 'Search for books' });
  await user.type(search(), 'Ulysses');
  act(() => fakeProvider.report(makeUser('grace@example.com')));
  await screen.findByRole('button', { name: /^Your menu, grace/ });
  expect(search()).toHaveValue('Ulysses');
});

test('a sign-in in another tab is seen here, though its cookie arrives after the news', async () => {
  renderApp('/about');
  await screen.findByRole('link', { name: 'Sign in' });
  fakeProvider.user = makeUser('ada@example.com');
  signInElsewhere({ hasCookie: false });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Your menu, ada/ })).toBeVisible(),
  );
});

test('who is signed in is known as soon as the provider can be reached', async () => {
  const ada = makeUser('ada@example.com');
  const readIdToken = vi
    .fn(ada.readIdToken)
    .mockRejectedValueOnce(new Error('auth/network-request-failed'));
  fakeProvider.user = { ...ada, readIdToken };
  storeSignIn('device');
  renderApp('/about');
  await waitFor(() => expect(readIdToken).toHaveBeenCalled());
  await screen.findByRole('button', { name: 'Your menu, ada@example.com' });
});

test('a sign-in that ended by itself keeps what was typed for the same customer', async () => {
  const { user } = await typeName();
  act(() => fakeProvider.report(null));
  await waitFor(() => expect(screen.getByText('Your session has ended.')).toBeVisible());
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
  await user.click(screen.getByRole('link', { name: 'Sign in again' }));
  await signInAs(user, 'ada@example.com');
  const name = await screen.findByLabelText('Full Name');
  await waitFor(() => expect(name).toHaveValue('Ada Lovelace'));
});

test('another customer who signs in there finds an empty form', async () => {
  const { user } = await typeName();
  act(() => fakeProvider.report(null));
  await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
  await signInAs(user, 'grace@example.com');
  expect(await screen.findByLabelText('Full Name')).toHaveValue('');
  expect(readTab()).not.toContain('Ada');
});

test('an open checkout begins again when another tab signs in as somebody else', async () => {
  await typeName();
  act(() => fakeProvider.report(makeUser('grace@example.com')));
  await waitFor(() =>
    expect(screen.getByLabelText('Email Address')).toHaveValue('grace@example.com'),
  );
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
});
