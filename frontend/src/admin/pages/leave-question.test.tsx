import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeOrder } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

// The ways out of a form with unsaved changes.

serveAdminApi();
beforeEach(() => signInAsAdmin());

const promise = () => screen.findByRole('textbox', { name: 'Promise' });
const named = { name: 'Leave without saving?' };
const question = () => screen.findByRole('dialog', named);
const noQuestion = () => expect(screen.queryByRole('dialog', named)).not.toBeInTheDocument();
/** In the side bar; the drawer has the same. */
const link = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });
/** As long as the browser needs for a step in its history. */
const aWhile = () => act(() => new Promise((resolve) => void setTimeout(resolve, 50)));

async function typeInSettings() {
  const { user } = renderApp('/dashboard/settings');
  await user.click(await promise());
  await user.paste(' Tomorrow.');
  return user;
}

test('the drawer makes way for the question, which nobody could answer below it', async () => {
  const user = await typeInSettings();
  await user.click(button('Open the menu'));
  const drawer = screen.getByRole('dialog', { name: 'Dashboard pages' });
  await user.click(within(drawer).getByRole('link', { name: 'Orders' }));
  await question();
  expect(drawer).not.toHaveAttribute('open');
});

/** As browsers do and jsdom does not: asynchronously, from where the page was when it asked. */
function stepBackAsBrowsersDo() {
  const { length } = window.history;
  vi.spyOn(window.history, 'back').mockImplementationOnce(
    () => void setTimeout(() => window.history.go(length - window.history.length - 1), 5),
  );
}
afterEach(() => vi.restoreAllMocks());

test('a link followed at once after the changes are gone stays followed', async () => {
  await typeInSettings();
  const [discard, orders] = [button('Discard changes'), link('Orders')];
  stepBackAsBrowsersDo();
  fireEvent.click(discard);
  fireEvent.click(orders);
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/orders'));
  await aWhile();
  expect(window.location.pathname).toBe('/dashboard/orders');
});

test('whoever types on at once is asked when they leave, and not before', async () => {
  await typeInSettings();
  const field = await promise();
  const discard = button('Discard changes');
  stepBackAsBrowsersDo();
  fireEvent.click(discard);
  fireEvent.change(field, { target: { value: 'Today.' } });
  await aWhile();
  noQuestion();
  act(() => window.history.back());
  expect(await question()).toBeInTheDocument();
});

test('a link to the page itself leaves nothing behind, and asks nothing', async () => {
  const user = await typeInSettings();
  await user.click(link('Settings'));
  await aWhile();
  noQuestion();
  expect(await promise()).toHaveDisplayValue(/ Tomorrow\.$/);
  act(() => window.history.back());
  await question();
});

test('back once more under the question leaves, and no answer goes further back', async () => {
  const { user } = renderApp('/dashboard');
  await screen.findByRole('button', { name: 'Log out' });
  await user.click(link('Orders'));
  await screen.findByRole('link', { name: 'New order by telephone' });
  await user.click(link('Settings'));
  await user.click(await promise());
  await user.paste(' Tomorrow.');
  act(() => window.history.back());
  await question();
  act(() => window.history.back());
  await screen.findByRole('link', { name: 'New order by telephone' });
  await aWhile();
  expect(window.history.state).not.toHaveProperty('isGuard');
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
  await aWhile();
  expect(window.location.pathname).toBe('/dashboard/orders');
  await user.click(link('Settings'));
  expect(await promise()).toHaveDisplayValue(/ Tomorrow\.$/);
});

test('a search from the head of the page asks as a link does', async () => {
  fakeShop.orders = [makeOrder()];
  const { user } = renderApp(`/dashboard/orders?order=${fakeShop.orders[0]?._id}`);
  await user.type(await screen.findByLabelText('New note'), 'Rings twice.');
  const search = screen.getByRole('searchbox', { name: 'Search books' });
  await user.type(search, 'emma{Enter}');
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('New note')).toHaveValue('Rings twice.');
  await waitFor(noQuestion);
  await user.type(search, '{Enter}');
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.search).toBe('?q=emma'));
});

test('nothing is asked of whoever skips to the content, only when they leave from there', async () => {
  const user = await typeInSettings();
  await user.click(link('Skip to the content'));
  await waitFor(() => expect(window.location.hash).not.toBe(''));
  await aWhile();
  noQuestion();
  for (const step of ['off the place', 'off the page']) {
    noQuestion();
    act(() => window.history.back());
    await aWhile();
    expect(screen.getByRole('textbox', { name: 'Promise' }), step).toBeInTheDocument();
  }
  expect(await question()).toBeInTheDocument();
});
