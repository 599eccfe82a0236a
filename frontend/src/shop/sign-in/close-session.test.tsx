import { act, screen, waitFor } from '@testing-library/react';
import { accountSchema } from '@storyloom/backend/contract/account/account';
import type { Book } from '@storyloom/backend/contract/book/book';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { hasSessionToClose, storeSessionToClose } from './signed-in.storage';
import { fakeAccount } from '@/testing/fake-account';
import { response, api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeBook, makeBooks } from '@/testing/factories';
import { fakeProvider } from '@/testing/fake-provider';
import { renderApp } from '@/testing/render-app';

type User = ReturnType<typeof renderApp>['user'];
const ada = 'ada@example.com';
const address = { street: '12 St James Square', city: 'London', state: '-', zipcode: '01234' };
const details = { name: 'Ada Lovelace', phone: '12345', address: { ...address, country: 'UK' } };

/** Calls of that session do not arrive; all others do. */
function loseSessionCalls() {
  const unanswered: string[] = [];
  const lose = ({ request }: { request: Request }) => {
    unanswered.push(request.method);
    return refuse('service_unavailable');
  };
  fakeApi.use(http.post(api('/session'), lose), http.delete(api('/session'), lose));
  return unanswered;
}

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

async function leaveUnheard(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Your menu/ }));
  const unanswered = loseSessionCalls();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('link', { name: 'Sign in' });
  await waitFor(() => expect(unanswered).toContain('DELETE'));
  expect(fakeShop.session).toBe(ada);
  return unanswered;
}

async function signInAs(user: User, email: string) {
  fakeProvider.passwords.set(email, 'a-password');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'a-password');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('button', { name: `Your menu, ${email}` });
}

test('who signs in after a sign-out that did not arrive never sees the other’s address', async () => {
  const [ours, theirs] = makeBooks(2) as [Book, Book];
  fakeShop.books = [ours, theirs];
  fakeAccount.kept = { cart: [theirs._id], wishlist: [], ...details };
  const { user } = renderApp('/about', { cart: [ours], email: ada });
  await screen.findByRole('link', { name: 'Cart, 2 books' });
  const unanswered = await leaveUnheard(user);
  await screen.findByRole('link', { name: 'Cart, 1 book' });

  fakeAccount.listCalls = [];
  let reads = 0;
  fakeApi.use(http.get(api('/me'), () => void reads++));
  await signInAs(user, 'grace@example.com');
  await user.click(screen.getByRole('link', { name: 'Cart, 1 book' }));
  await user.click(await screen.findByRole('link', { name: 'Checkout' }));
  // Sign-in, lists and checkout have asked for a session of hers.
  await waitFor(() =>
    expect(unanswered.filter((call) => call === 'POST').length).toBeGreaterThan(2),
  );
  expect(await screen.findByLabelText('Full Name')).toHaveValue('');
  expect(screen.getByLabelText('Address / Street')).toHaveValue('');
  expect(fakeShop.session).toBe(ada);
  expect([reads, fakeAccount.listCalls]).toEqual([0, []]);

  fakeAccount.kept = { cart: [], wishlist: [] };
  fakeApi.resetHandlers();
  goOnline();
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([ours._id]));
  expect(fakeShop.session).toBe('grace@example.com');
  expect(hasSessionToClose()).toBe(false);
});

test('a sign-out without an answer is made up for', async () => {
  const { user } = renderApp('/about', { email: ada });
  await leaveUnheard(user);
  fakeApi.resetHandlers();
  // Until the response has been read, no code waits for the network.
  await waitFor(() => {
    goOnline();
    expect(fakeShop.session).toBeNull();
  });
  await waitFor(() => expect(hasSessionToClose()).toBe(false));
});

test('a session that was on its way when its customer left is ended as well', async () => {
  fakeAccount.kept.wishlist = [makeBook()._id];
  const { user } = renderApp('/about', { email: ada });
  await screen.findByRole('link', { name: 'Wishlist, 1 book' }); // else the account is being read still
  await user.click(await screen.findByRole('button', { name: /^Your menu/ }));
  let arrive = () => {};
  const isSlow = new Promise<void>((resolve) => (arrive = resolve));
  const calls: string[] = [];
  fakeApi.use(
    http.get(api('/me'), () => refuse('authentication_required'), { once: true }),
    http.post(api('/session'), async () => {
      calls.push('open');
      await isSlow;
    }),
    http.delete(api('/session'), () => void calls.push('close')),
  );
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(calls).toEqual(['open']));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(calls).toContain('close'));
  await waitFor(() => expect(hasSessionToClose()).toBe(false));
  const ended = calls.length;
  arrive();
  await waitFor(() => expect(calls.slice(ended)).toEqual(['close']));
  await waitFor(() => expect(fakeShop.session).toBeNull());
});

test('a sign-out without an answer is made up for by the next start', async () => {
  fakeShop.session = ada;
  storeSessionToClose(true);
  renderApp('/about');
  await waitFor(() => expect(fakeShop.session).toBeNull());
  await waitFor(() => expect(hasSessionToClose()).toBe(false));
});

test('what another customer keeps, who has signed in elsewhere, is not shown', async () => {
  const theirs = { uid: 'uid-grace', email: 'grace@example.com', cart: [], wishlist: [] };
  fakeApi.use(http.get(api('/me'), () => response(accountSchema, { ...theirs, ...details })));
  renderApp('/account', { email: ada });
  await screen.findByText('Your details did not load');
  expect(screen.queryByLabelText('Full Name')).not.toBeInTheDocument();
});
