import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeBook, makeOrder } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

// What the owner has typed and not saved: after a session, after a detour, after signing out.

serveAdminApi();
beforeEach(() => signInAsAdmin());

type User = ReturnType<typeof renderApp>['user'];

const field = (name: string) => screen.getByRole('textbox', { name });
const names = () => screen.getAllByRole('textbox', { name: 'Name' });
const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function signIn(user: User) {
  await user.click(await screen.findByLabelText('Username'));
  await user.paste('owner');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('a-long-password');
  await click(user, 'Sign in');
}

/** Its time is over, which the page sees within a second. */
const endSession = () => signInAsAdmin(-1);

async function signInAgain(user: User) {
  await click(user, 'OK');
  await signIn(user);
}

async function openPhoneOrder() {
  fakeShop.books = [makeBook({ title: 'Dracula' })];
  const { user, unmount } = renderApp('/dashboard/orders/new');
  await user.type(await screen.findByRole('combobox', { name: 'Add a book' }), 'dracula');
  await user.click(await screen.findByRole('option', { name: /Dracula/ }));
  const parts = {
    'Full Name': 'Zoë Caller',
    'Phone Number': '+44 0797360961',
    Zipcode: 'BA1',
    City: 'Bath',
    'State / province': 'Avon',
    'Country / region': 'UK',
  };
  for (const [label, text] of Object.entries(parts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  return { user, unmount };
}

test('an order by telephone is there again after the session has ended, and can be placed', async () => {
  const { user } = await openPhoneOrder();
  endSession();
  await signInAgain(user);
  expect(await screen.findByText('What you typed before is still here.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove Dracula' })).toBeInTheDocument();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Zoë Caller');
  await click(user, 'Place order');
  expect(await screen.findByRole('heading', { name: /^Order \d+ Placed/ })).toBeInTheDocument();
  expect(fakeShop.orders).toMatchObject([{ source: 'phone', name: 'Zoë Caller' }]);
  // It is done: the next one begins empty.
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  await user.click(await screen.findByRole('link', { name: 'New order by telephone' }));
  expect(await screen.findByLabelText('Full Name')).toHaveValue('');
});

test('settings that were not saved are there again after the session has ended', async () => {
  const { user } = renderApp('/dashboard/settings?tab=shop');
  await screen.findByRole('form', { name: 'Settings' });
  await user.click(field('Phone'));
  await user.paste('555 0100');
  const [link] = fakeShop.settings.social;
  await user.click(names()[0] as HTMLElement);
  await user.paste('!');
  endSession();
  await signInAgain(user);
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
  expect(names()[0]).toHaveValue(`${link?.name}!`);
  expect(field('Phone')).toHaveValue('555 0100');
});

test('a note and a correction of an order are there again after the session has ended', async () => {
  const order = makeOrder({ name: 'Zoë Caller' });
  fakeShop.orders = [order];
  const city = `${order.address.city} Spa`;
  const { user, unmount } = renderApp(`/dashboard/orders/${order._id}`);
  const note = () => screen.findByRole('textbox', { name: 'New note' });
  await user.click(await note());
  await user.paste('Ring twice.');
  await click(user, 'Correct');
  await user.click(screen.getByLabelText('City'));
  await user.paste(' Spa');
  endSession();
  await signInAgain(user);
  await waitFor(async () => expect(await note()).toHaveValue('Ring twice.'));
  await waitFor(async () => expect(await note()).toHaveFocus());
  expect(screen.getByLabelText('City')).toHaveValue(city);
  await click(user, 'Add note');
  await waitFor(async () => expect(await note()).toHaveValue(''));
  await waitFor(async () => expect(await note()).toHaveFocus());
  await user.type(screen.getByLabelText('City'), '!');
  await click(user, 'Save correction');
  // What was kept is done with: the next correction begins with the order.
  await click(user, 'Correct');
  expect(screen.getByLabelText('City')).toHaveValue(`${city}!`);
  await click(user, 'Discard');
  expect(fakeShop.orders).toMatchObject([
    { address: { city: `${city}!` }, notes: [{ text: 'Ring twice.' }] },
  ]);
  // It is done: nothing of it is left.
  unmount();
  renderApp(`/dashboard/orders/${order._id}`);
  expect(await note()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Correct' })).toBeInTheDocument();
});

test('a note is kept for its own order alone, also when one leaves it for another', async () => {
  const [order, other] = [makeOrder({ name: 'Zoë Caller' }), makeOrder({ name: 'Emma Wood' })];
  fakeShop.orders = [order, other];
  const open = async ({ _id }: typeof order) => {
    const shown = renderApp(`/dashboard/orders/${_id}`);
    return { ...shown, note: await screen.findByRole('textbox', { name: 'New note' }) };
  };
  const first = await open(order);
  await first.user.click(first.note);
  await first.user.paste('Ring twice.');
  first.unmount();
  const second = await open(other);
  expect(second.note).toHaveValue('');
  await second.user.click(second.note);
  await second.user.paste('Ask the neighbour.');
  await second.user.click(screen.getByRole('link', { name: 'All orders' }));
  await screen.findByRole('link', { name: 'New order by telephone' });
  second.unmount();
  const again = await open(other);
  await waitFor(() => expect(again.note).toHaveValue('Ask the neighbour.'));
  again.unmount();
  const last = await open(order);
  await waitFor(() => expect(last.note).toHaveValue('Ring twice.'));
});

test('what was typed in the settings is there again after a detour, and can be given up', async () => {
  const { user } = renderApp('/dashboard/settings?tab=money');
  await screen.findByRole('form', { name: 'Settings' });
  await user.click(field('Promise'));
  await user.paste(' Tomorrow.');
  await user.click(screen.getAllByRole('link', { name: 'Orders' })[0] as HTMLElement);
  await screen.findByRole('link', { name: 'New order by telephone' });
  act(() => window.history.back());
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
  expect(field('Promise')).toHaveValue(`${fakeShop.settings.delivery} Tomorrow.`);
  await click(user, 'Discard changes');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(field('Promise')).toHaveValue(fakeShop.settings.delivery);
  await user.click(screen.getAllByRole('link', { name: 'Orders' })[0] as HTMLElement);
  await screen.findByRole('link', { name: 'New order by telephone' });
  act(() => window.history.back());
  expect(await screen.findByRole('textbox', { name: 'Promise' })).toHaveValue(
    fakeShop.settings.delivery,
  );
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('however often a page with something typed is opened again, one Back leads back', async () => {
  renderApp('/dashboard/manage-books').unmount();
  const address = '/dashboard/settings?tab=money';
  window.history.pushState(null, '', address);
  for (let i = 0; i < 3; i += 1) {
    const { user, unmount } = renderApp(address);
    await screen.findByRole('form', { name: 'Settings' });
    await user.click(field('Promise'));
    await user.paste(' Tomorrow.');
    unmount();
  }
  renderApp(address);
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
  act(() => window.history.back());
  expect(await screen.findByRole('button', { name: 'Import CSV' })).toBeInTheDocument();
});

test('a search from the head of the page leaves a note where it is', async () => {
  const order = makeOrder();
  fakeShop.orders = [order];
  const { user } = renderApp(`/dashboard/orders/${order._id}`);
  await user.type(await screen.findByLabelText('New note'), 'Rings twice.');
  await user.type(screen.getByRole('searchbox', { name: 'Search books' }), 'emma{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?q=emma'));
  act(() => window.history.back());
  const note = await screen.findByLabelText('New note');
  await waitFor(() => expect(note).toHaveValue('Rings twice.'));
});

test('no browser stores what is typed of customers: closing the tab asks', async () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { user } = await openPhoneOrder();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Zoë');
  expect(closing()).toBe(true);
  await click(user, 'Place order');
  await screen.findByRole('heading', { name: /^Order \d+ Placed/ });
  expect(closing()).toBe(false);
});

test('asks before signing out, and leaves nothing behind', async () => {
  const { user, unmount } = await openPhoneOrder();
  await click(user, 'Log out');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByLabelText('Full Name')).toHaveValue('Zoë Caller');
  await click(user, 'Log out');
  await click(user, 'Leave');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  unmount();
  signInAsAdmin();
  renderApp('/dashboard/orders/new');
  expect(await screen.findByLabelText('Full Name')).toHaveValue('');
});
