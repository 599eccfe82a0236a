import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Book } from '@storyloom/backend/contract/book/book';
import { fakeAccount } from '@/testing/fake-account';
import { fakeShop } from '@/testing/fake-api';
import { makeBooks } from '@/testing/factories';
import { fakeProvider, makeUser } from '@/testing/fake-provider';
import { renderApp } from '@/testing/render-app';

const [theirs, added] = makeBooks(2) as [Book, Book];
const email = 'ada@example.com';

const cartHolds = (count: number) =>
  screen.findByRole('link', { name: `Cart, ${count} ${count === 1 ? 'book' : 'books'}` });
const wishlistHolds = (count: number) =>
  screen.findByRole('link', { name: `Wishlist, ${count} ${count === 1 ? 'book' : 'books'}` });

/** A customer puts a book on both lists after the session has ended by itself. */
async function addAfterSessionEnd() {
  fakeShop.books = [theirs, added];
  fakeAccount.kept = { cart: [theirs._id], wishlist: [theirs._id] };
  const { user } = renderApp(`/books/${added._id}`, { email });
  await cartHolds(1);
  await wishlistHolds(1);
  act(() => fakeProvider.report(null));
  await screen.findByRole('link', { name: 'Sign in' });
  const [add] = await screen.findAllByRole('button', { name: /^Add to Cart/ });
  await user.click(add as HTMLElement);
  await user.click(screen.getByRole('button', { name: `Add ${added.title} to your wishlist` }));
  await cartHolds(2);
  await wishlistHolds(2);
  return user;
}

async function signInAs(address: string) {
  act(() => fakeProvider.report(makeUser(address)));
  await screen.findByRole('button', { name: `Your menu, ${address}` });
}

test('what is added after a session has ended is the customer’s after signing in again', async () => {
  const user = await addAfterSessionEnd();
  await signInAs(email);
  await waitFor(() =>
    expect(fakeAccount.kept).toMatchObject({
      cart: [added._id, theirs._id],
      wishlist: [added._id, theirs._id],
    }),
  );
  await cartHolds(2);
  await wishlistHolds(2);
  // It was added by a visitor, so it stays when the customer leaves.
  await user.click(screen.getByRole('button', { name: /^Your menu/ }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await cartHolds(1);
  await wishlistHolds(1);
});

test('another customer who signs in then gets it, and nothing of the first one', async () => {
  await addAfterSessionEnd();
  fakeAccount.kept = { cart: [], wishlist: [] };
  await signInAs('grace@example.com');
  await waitFor(() =>
    expect(fakeAccount.kept).toMatchObject({ cart: [added._id], wishlist: [added._id] }),
  );
  await cartHolds(1);
});
