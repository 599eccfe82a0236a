import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wasSignedIn } from '@/shop/sign-in/signed-in.storage';
import { fakeShop } from '@/testing/fake-api';
import { authError, fakeProvider, makeUser } from '@/testing/fake-provider';
import { hold } from '@/testing/hold';
import { closeBrowser } from '@/testing/browser/other-tab';
import { renderApp } from '@/testing/render-app';

async function fillIn(user: ReturnType<typeof renderApp>['user'], email: string, password: string) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
}

test('both fields are required, and the first wrong one gets the keyboard', async () => {
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.getByText('Email is required')).toBeVisible());
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});

test('the email that is typed goes along to Register and back, until it has been used', async () => {
  const { user } = renderApp('/login');
  await fillIn(user, 'ada@example.com', 'analytical');
  await user.click(screen.getByRole('link', { name: 'Register' }));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com'));
  await user.click(screen.getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com'));
  await user.type(screen.getByLabelText('Password'), 'analytical');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('ada@'));
});

test('wrong details show the specified sentence and keep what was typed', async () => {
  const { user } = renderApp('/login');
  await fillIn(user, 'ada@example.com', 'wrong-password');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() =>
    expect(screen.getByText('Please provide a valid email and password')).toBeVisible(),
  );
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong-password');
});

test('signing in says so, opens the session and goes home; "Remember me" is heeded', async () => {
  const { user, unmount } = renderApp('/login');
  await fillIn(user, 'ada@example.com', 'analytical');
  await user.click(screen.getByLabelText('Remember me'));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.getByText('Login successful!')).toBeVisible());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(fakeShop.session).toBe('ada@example.com');
  const menu = { name: 'Your menu, ada@example.com' };
  await waitFor(() => expect(screen.getByRole('button', menu)).toBeVisible());
  unmount();
  closeBrowser();
  renderApp('/about');
  await waitFor(() => expect(screen.getByRole('button', menu)).toBeVisible());
});

test('without "Remember me" the sign-in ends with the browser', async () => {
  const { user, unmount } = renderApp('/login');
  await fillIn(user, 'ada@example.com', 'analytical');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await screen.findByRole('button', { name: 'Your menu, ada@example.com' });
  unmount();
  const again = renderApp('/about');
  await screen.findByRole('button', { name: 'Your menu, ada@example.com' });
  again.unmount();
  closeBrowser();
  renderApp('/about');
  await screen.findByRole('link', { name: 'Sign in' });
});

test('a guard sends visitors to sign in and back to where they wanted to go', async () => {
  const { user } = renderApp('/orders');
  await waitFor(() => expect(screen.getByText('Please sign in to see your orders.')).toBeVisible());
  expect(window.location.pathname).toBe('/login');
  await fillIn(user, 'ada@example.com', 'analytical');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
});

test.each([
  ['/login', '/'],
  ['/login?next=/orders', '/orders'],
  ['/login?next=//evil.example', '/'],
  ['/register', '/'],
])('who is signed in already is led on from %s to %s', async (address, to) => {
  renderApp(address, { email: 'ada@example.com' });
  await waitFor(() => expect(window.location.pathname).toBe(to));
});

test('who is signed in a moment later, in another tab or by a sign-in that heals, is led on too', async () => {
  renderApp('/login?next=/orders');
  await screen.findByRole('button', { name: 'Login' });
  await waitFor(() => expect(fakeProvider.watchers.size).toBe(1));
  act(() => fakeProvider.report(makeUser('ada@example.com')));
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
});

test('the reset link is requested with an address, and an outage is reported', async () => {
  const { user } = renderApp('/login');
  await user.type(await screen.findByLabelText('Email'), 'ada');
  await user.click(screen.getByRole('button', { name: 'Forgot password' }));
  const field = screen.getByLabelText('Where shall we send the reset link?');
  expect(field).toHaveValue('ada');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Email must be an e-mail address'));
  fakeProvider.failsWith = 'auth/network-request-failed';
  await user.type(field, '@example.com{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/cannot be reached right now/));
  expect(screen.queryByText(/a mail with a link/)).not.toBeInTheDocument();
});

test('"Forgot password" sends a mail and does not reveal whether there is such a customer', async () => {
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Forgot password' }));
  await user.type(screen.getByLabelText('Where shall we send the reset link?'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(screen.getByText(/^If somebody is registered/)).toBeVisible());
  expect(fakeProvider.resetMails).toEqual(['ada@example.com']);
  fakeProvider.failsWith = 'auth/user-not-found';
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(screen.getByText(/^If somebody is registered/)).toBeVisible());
});

test('Google sign-in goes home, and a failure shows the specified alert', async () => {
  const { user } = renderApp('/login');
  fakeProvider.failsWith = 'auth/internal-error';
  await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  await waitFor(() => expect(screen.getByText('Google sign in failed !')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'OK' }));
  fakeProvider.failsWith = null;
  await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('closing the Google window is no error', async () => {
  const { user } = renderApp('/login');
  fakeProvider.failsWith = 'auth/popup-closed-by-user';
  const button = await screen.findByRole('button', { name: 'Sign in with Google' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('who opens the Google window a second time is remembered as they wished', async () => {
  const { user } = renderApp('/login');
  const windows = [openWindow(), openWindow()] as const;
  fakeProvider.googleWindows = windows.map(({ ends }) => ends);
  await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  const button = screen.getByRole('button', { name: 'Sign in with Google' });
  await user.click(button);
  await waitFor(() => expect(fakeProvider.googleWindows).toHaveLength(1));
  await user.click(button);
  await waitFor(() => expect(fakeProvider.googleWindows).toHaveLength(0));
  windows[0].fail(authError('auth/cancelled-popup-request'));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  windows[1].finish();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  closeBrowser();
  expect(wasSignedIn()).toBe(true);
});

test('who closes it then is not taken for somebody who is signed in', async () => {
  const { user } = renderApp('/login');
  const windows = [openWindow(), openWindow()] as const;
  fakeProvider.googleWindows = windows.map(({ ends }) => ends);
  const button = await screen.findByRole('button', { name: 'Sign in with Google' });
  await user.dblClick(button);
  await waitFor(() => expect(fakeProvider.googleWindows).toHaveLength(0));
  windows[0].fail(authError('auth/cancelled-popup-request'));
  windows[1].fail(authError('auth/popup-closed-by-user'));
  await waitFor(() => expect(wasSignedIn()).toBe(false));
});

function openWindow() {
  let [finish, fail] = [() => {}, (_error: Error) => {}];
  const ends = new Promise<void>((resolve, reject) => ([finish, fail] = [resolve, reject]));
  return { ends, finish, fail };
}

test('registering needs six characters, says so, and stays with a link onwards', async () => {
  const { user } = renderApp('/register');
  await fillIn(user, 'new@example.com', '12345');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() =>
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible(),
  );
  await user.type(screen.getByLabelText('Password'), '6');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(screen.getByText('User registered successfully!')).toBeVisible());
  expect(window.location.pathname).toBe('/register');
  const onwards = screen.getByRole('link', { name: 'Start browsing' });
  expect(onwards).toHaveAttribute('href', '/');
  await waitFor(() => expect(onwards).toHaveFocus());
});

test('an address that is taken gets the same sentence as a wrong login', async () => {
  const { user } = renderApp('/register');
  expect(
    within(await screen.findByRole('main')).getByRole('link', { name: 'Login' }),
  ).toHaveAttribute('href', '/login');
  await fillIn(user, 'ada@example.com', 'analytical');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() =>
    expect(screen.getByText('Please provide a valid email and password')).toBeVisible(),
  );
});

test('Google sign-up says "Register successful!" and goes home; its failure has its own text', async () => {
  const { user } = renderApp('/register');
  fakeProvider.failsWith = 'auth/internal-error';
  await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
  await waitFor(() => expect(screen.getByText('Google sign in failed!')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'OK' }));
  fakeProvider.failsWith = null;
  await user.click(screen.getByRole('button', { name: 'Sign up with Google' }));
  await waitFor(() => expect(screen.getByText('Register successful!')).toBeVisible());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('who has gone on to another page when the sign-in succeeds stays there', async () => {
  const { user } = renderApp('/login');
  const opening = hold('post', '/session');
  await fillIn(user, 'ada@example.com', 'analytical');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(opening.isAsked()).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Services' }));
  opening.letGo();
  await screen.findByRole('button', { name: 'Your menu, ada@example.com' });
  await screen.findByText('Login successful!');
  expect(window.location.pathname).toBe('/services');
});

test('a sign-in that a password manager fills in without an event is sent', async () => {
  const { user } = renderApp('/login');
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  email.value = 'ada@example.com';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'analytical';
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
