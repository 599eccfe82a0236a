import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { storeSignIn } from '@/shop/sign-in/signed-in.storage';
import { fakeAccount } from '@/testing/fake-account';
import { api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeBook, makeOrder } from '@/testing/factories';
import { fakeProvider, makeUser } from '@/testing/fake-provider';
import { hold } from '@/testing/hold';
import { catchDownloads } from '@/testing/browser/catch-downloads';
import { renderApp } from '@/testing/render-app';

const ada = { email: 'ada@example.com' };
const address = { street: '12 St James', city: 'London', country: 'UK', state: '-', zipcode: '1' };

test('only who is signed in has an account page', async () => {
  renderApp('/account');
  await waitFor(() =>
    expect(screen.getByText('Please sign in to see your account.')).toBeVisible(),
  );
});

test('details are kept by parts, and a part that is emptied is kept no longer', async () => {
  fakeAccount.kept = { cart: [], wishlist: [], name: 'Ada', phone: '12345' };
  const { user } = renderApp('/account', ada);
  const name = await screen.findByLabelText('Full Name');
  expect(name).toHaveValue('Ada');
  await user.clear(name);
  await user.type(screen.getByLabelText('City'), 'London');
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(screen.getByText('Address / Street is required')).toBeVisible());
  expect(screen.queryByText('Full Name is required')).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('City'));
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(screen.getByText(/^Saved\./)).toBeVisible());
  expect(fakeAccount.kept.name).toBeUndefined();
});

test('what is typed while the details are being saved stays, and is saved next', async () => {
  const { user } = renderApp('/account', ada);
  await user.type(await screen.findByLabelText('Full Name'), 'Ada');
  const saving = hold('put', '/me');
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(saving.isAsked()).toBe(true));
  await user.type(screen.getByLabelText('Phone Number'), '12345');
  saving.letGo();
  await waitFor(() => expect(fakeAccount.kept.name).toBe('Ada'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save details' })).not.toHaveAttribute('aria-busy'),
  );
  expect(screen.getByLabelText('Phone Number')).toHaveValue('12345');
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(fakeAccount.kept).toMatchObject({ name: 'Ada', phone: '12345' }));
});

test('what is being typed stays when one comes back to the page', async () => {
  const { user } = renderApp('/account', ada);
  await user.type(await screen.findByLabelText('Full Name'), 'Ada');
  // The lists ask for the account again, which takes a while.
  let arrive = () => {};
  const isSlow = new Promise<void>((resolve) => (arrive = resolve));
  const read = vi.fn(() => isSlow);
  fakeApi.use(http.get(api('/me'), read));
  fakeAccount.kept.wishlist = [makeBook()._id];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(read).toHaveBeenCalled());
  await user.type(screen.getByLabelText('Full Name'), ' Lovelace');
  arrive();
  await screen.findByRole('link', { name: 'Wishlist, 1 book' });
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
});

test('a new e-mail address needs the password, and counts when its link is opened', async () => {
  const { user } = renderApp('/account', ada);
  await user.type(await screen.findByLabelText('New email'), 'countess@example.com');
  const password = screen.getByLabelText('Your password');
  await user.type(password, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await waitFor(() => expect(screen.getByText('Your password is not right')).toBeVisible());
  expect(fakeProvider.changeMails).toEqual([]);
  await user.clear(password);
  await user.type(password, 'analytical');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await waitFor(() => expect(screen.getByText('Please look into your mail.')).toBeVisible());
  expect(fakeProvider.changeMails).toEqual(['countess@example.com']);
});

test('a new password needs the old one', async () => {
  const { user } = renderApp('/account', ada);
  const password = await screen.findByLabelText('Current password');
  await user.type(password, 'wrong');
  await user.type(screen.getByLabelText('New password'), 'long-enough');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription('Current password is not right'),
  );
  expect(fakeProvider.passwords.get(ada.email)).toBe('analytical');
  await user.clear(password);
  await user.type(password, 'analytical');
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() =>
    expect(screen.getByText('New password must be at least 6 characters')).toBeVisible(),
  );
  await user.type(screen.getByLabelText('New password'), '-no-more');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(fakeProvider.passwords.get(ada.email)).toBe('short-no-more'));
});

test('who signs in with Google changes neither here', async () => {
  fakeProvider.user = makeUser(ada.email, 'Ada Lovelace');
  storeSignIn('device');
  renderApp('/account');
  await waitFor(() => expect(screen.getByText(/^You sign in with Google/)).toBeVisible());
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('who signs in with Google hears what is in the way of a deletion', async () => {
  fakeProvider.user = makeUser(ada.email, 'Ada Lovelace');
  storeSignIn('device');
  const { user } = renderApp('/account');
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  fakeProvider.failsWith = 'auth/popup-blocked';
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  await screen.findByText(/Allow popups for this page/);
  expect(fakeAccount.isDeleted).toBe(false);
});

async function askForDeletion(user: ReturnType<typeof renderApp>['user']) {
  const section = (await screen.findByRole('heading', { name: 'Delete your account' })).closest(
    'section',
  ) as HTMLElement;
  const password = within(section).getByLabelText('Your password for the deletion');
  await user.clear(password);
  await user.type(password, 'analytical');
  await user.click(within(section).getByRole('button', { name: 'Delete my account' }));
}

test('a customer with an open order gets a message instead of the question', async () => {
  fakeShop.orders = [makeOrder({ status: 'delivered' }), makeOrder({ status: 'shipped' })];
  const { user } = renderApp('/account', ada);
  await askForDeletion(user);
  await waitFor(() => expect(screen.getByText('An order is still on its way.')).toBeVisible());
  expect(screen.queryByText('Delete your account?')).not.toBeInTheDocument();
  fakeShop.orders = [];
  await askForDeletion(user);
  await waitFor(() => expect(screen.getByText('Delete your account?')).toBeVisible());
  expect(screen.queryByText('An order is still on its way.')).not.toBeInTheDocument();
});

test('the question names a withdrawal that is not settled, of which the money is not back', async () => {
  const warning = /A withdrawal from one of your orders is not settled yet/;
  const withdrawals = [{ receivedAt: '2026-11-20T11:00:00.000Z', isSignedIn: true }];
  fakeShop.orders = [makeOrder({ status: 'delivered', withdrawals })];
  const { user } = renderApp('/account', ada);
  await askForDeletion(user);
  await waitFor(() => expect(screen.getByText(warning)).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  fakeShop.orders = [makeOrder({ status: 'returned', withdrawals })];
  await askForDeletion(user);
  await screen.findByText(/^Your details, cart and wishlist are deleted for good/);
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});

test('orders that were open, and cannot be looked up now, are in the way of no question', async () => {
  fakeShop.orders = [makeOrder({ status: 'shipped' })];
  const { user } = renderApp('/orders', ada);
  await screen.findAllByText('Shipped');
  fakeApi.use(http.get(api('/orders/email/:email'), () => refuse('service_unavailable')));
  await user.click(screen.getAllByRole('link', { name: 'Your account' })[0]!);
  await askForDeletion(user);
  await waitFor(() => expect(screen.getByText('Delete your account?')).toBeVisible());
});

test('an account is deleted after a question, but not while an order is open', async () => {
  fakeAccount.hasOpenOrder = true;
  const { user } = renderApp('/account', ada);
  await askForDeletion(user);
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.getByText('An order is still on its way.')).toBeVisible());
  expect(fakeProvider.passwords.has(ada.email)).toBe(true);
  // The dialog gives the focus back a moment after it has closed.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus(),
  );
  fakeAccount.hasOpenOrder = false;
  await askForDeletion(user);
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.getByText('Your account is deleted.')).toBeVisible());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible());
  expect(fakeAccount.isDeleted).toBe(true);
  expect(fakeProvider.passwords.has(ada.email)).toBe(false);
});

test('all data is one file', async () => {
  const saved = catchDownloads();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:data' }));
  const { user } = renderApp('/account', ada);
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toEqual(['storyloom-my-data.json']));
});

test('the checkout starts with the saved details, and saves the typed ones on request', async () => {
  const book = makeBook();
  fakeShop.books = [book];
  fakeAccount.kept = { cart: [], wishlist: [], name: 'Ada', phone: '12345', address };
  const { user } = renderApp('/checkout', { cart: [book], ...ada });
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('London'));
  await waitFor(() =>
    expect(screen.getByText('These details are kept in your account.')).toBeVisible(),
  );
  await user.clear(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), 'Cambridge');
  expect(fakeAccount.kept.address?.city).toBe('London');
  await user.click(screen.getByRole('button', { name: 'Keep these details for next time' }));
  await waitFor(() => expect(fakeAccount.kept.address?.city).toBe('Cambridge'));
  await waitFor(() =>
    expect(screen.getByText('These details are kept in your account.')).toBeVisible(),
  );
});

test('saves details that were pasted with other dashes and spaces, and says so', async () => {
  const book = makeBook();
  fakeShop.books = [book];
  fakeAccount.kept = { cart: [], wishlist: [], name: 'Ada', phone: '12345', address };
  const { user } = renderApp('/checkout', { cart: [book], ...ada });
  await waitFor(() => expect(screen.getByLabelText('Phone Number')).toHaveValue('12345'));
  await user.clear(screen.getByLabelText('Phone Number'));
  await user.paste('+44\u00a020 7946\u20130958 ');
  await user.click(screen.getByRole('button', { name: 'Keep these details for next time' }));
  await waitFor(() =>
    expect(screen.getByText('These details are kept in your account.')).toBeVisible(),
  );
  expect(fakeAccount.kept.phone).toBe('+44 20 7946-0958');
});

test('details that could not be saved are reported also to who has typed on', async () => {
  fakeApi.use(http.put(api('/me'), () => refuse('service_unavailable')));
  const saving = hold('put', '/me');
  const { user } = renderApp('/account', ada);
  await user.type(await screen.findByLabelText('Full Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(saving.isAsked()).toBe(true));
  await user.type(screen.getByLabelText('Phone Number'), '12345');
  saving.letGo();
  await screen.findByText(/^Your details were not saved\./);
});
