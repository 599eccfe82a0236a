import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeBook, makeOrder } from '@/testing/factories';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  fakeShop.orders = [makeOrder({ number: 1003, name: 'Mary Shelley', phone: '+41 22 000' })];
});

const openOrder = () => renderApp(`/dashboard/orders/${fakeShop.orders[0]?._id}`);
const sent = (method: string) => fakeAdmin.sent.filter((call) => call.method === method);
const button = (name: string) => screen.getByRole('button', { name });

describe('an order is put right', () => {
  async function openForm() {
    const { user } = openOrder();
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveFocus());
    const type = async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      if (text) await user.type(screen.getByLabelText(label), text);
    };
    return { user, type };
  }

  test('once for a double click', async () => {
    const { user, type } = await openForm();
    await type('Address / Street', '2 Paper Lane');
    await user.dblClick(button('Save correction'));
    expect(await screen.findByText('Order 1003 is corrected.')).toBeInTheDocument();
    expect((await screen.findAllByText('2 Paper Lane')).length).toBeGreaterThan(0);
    expect(sent('PATCH').map(({ body }) => body)).toMatchObject([
      { address: { street: '2 Paper Lane' } },
    ]);
    await waitFor(() => expect(button('Correct')).toHaveFocus());
  });

  test('names the corrected fields in the history', async () => {
    const changed = ['address', 'vatNumber'];
    const { history } = fakeShop.orders[0]!;
    history.push({ status: 'placed', at: '2026-11-21T09:00:00.000Z', by: 'ann', changed });
    openOrder();
    expect(await screen.findByText('Corrected: address, VAT number')).toBeInTheDocument();
  });

  test('and what is typed while that is being saved stays', async () => {
    const { user, type } = await openForm();
    const saving = hold('patch', '/orders/:id');
    await type('City', 'Bath');
    await user.click(button('Save correction'));
    await waitFor(() => expect(saving.isAsked()).toBe(true));
    await type('Zipcode', 'BA1');
    saving.letGo();
    expect(await screen.findByText('Order 1003 is corrected.')).toBeInTheDocument();
    expect(screen.getByLabelText('Zipcode')).toHaveValue('BA1');
    await user.click(button('Save correction'));
    await waitFor(() => expect(button('Correct')).toHaveFocus());
    expect(sent('PATCH').map(({ body }) => body)).toMatchObject([
      { address: { city: 'Bath' } },
      { address: { zipcode: 'BA1' } },
    ]);
  });

  test('and what was typed stays where the order is sent off before it is saved', async () => {
    const [order] = fakeShop.orders;
    Object.assign(order ?? {}, { status: 'confirmed' });
    const { user, type } = await openForm();
    await type('City', 'Bath');
    await user.click(button('Mark as shipped'));
    expect(await screen.findByText('Too late to correct this order')).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveValue('Bath');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(button('Save correction'));
    expect(await screen.findByText('Order 1003 is corrected.')).toBeInTheDocument();
    expect(order?.address.city).toBe('Bath');
  });

  test('and what is wrong stands at its field, with nothing lost', async () => {
    const { user, type } = await openForm();
    await type('City', 'Bath');
    await type('Phone Number', '');
    await user.click(button('Save correction'));
    expect(await screen.findByText('Phone Number is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone Number')).toHaveFocus();
    fakeApi.use(
      http.patch(`${apiBase}/orders/:id`, () =>
        refuse('validation_error', { fields: { phone: ['has too few digits'] } }),
      ),
    );
    await type('Phone Number', '+41 22 001');
    await user.click(button('Save correction'));
    expect(await screen.findByText('Phone Number has too few digits')).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveValue('Bath');
    expect(fakeShop.orders[0]?.address.city).toBe('London');
  });
});

describe('a note on an order', () => {
  test('and a correction are there again for who comes back', async () => {
    const { user } = openOrder();
    await user.type(await screen.findByLabelText('New note'), 'Rings twice.');
    await user.click(button('Correct'));
    await user.type(await screen.findByLabelText('Full Name'), ' Godwin');
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    await screen.findByRole('link', { name: 'New order by telephone' });
    act(() => window.history.back());
    const note = await screen.findByLabelText('New note');
    await waitFor(() => expect(note).toHaveValue('Rings twice.'));
    expect(screen.getByLabelText('Full Name')).toHaveValue('Mary Shelley Godwin');
  });

  test('is kept with who wrote it, once for a double click', async () => {
    const { user } = openOrder();
    await user.type(await screen.findByLabelText('New note'), 'Rings twice.');
    await user.dblClick(button('Add note'));
    expect(await screen.findByText('Rings twice.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
    expect(sent('POST').map(({ body }) => body)).toEqual([{ text: 'Rings twice.' }]);
  });

  test('that is empty is an error at its field; one that fails stays there to be sent again', async () => {
    const { user } = openOrder();
    await user.type(await screen.findByLabelText('New note'), '   ');
    await user.click(button('Add note'));
    expect(await screen.findByText(/^New note is required/)).toBeInTheDocument();
    const keys: (string | null)[] = [];
    fakeApi.use(
      http.post(`${apiBase}/orders/:id/notes`, ({ request: { headers } }) =>
        keys.push(headers.get('Idempotency-Key')) === 1 ? refuse('internal_error') : undefined,
      ),
    );
    await user.type(screen.getByLabelText('New note'), 'Rings twice.');
    await user.click(button('Add note'));
    expect(await screen.findByText(/^The note could not be saved/)).toBeInTheDocument();
    expect(screen.getByLabelText('New note')).toHaveValue('   Rings twice.');
    await user.click(button('Add note'));
    await waitFor(() => expect(fakeShop.orders[0]?.notes).toMatchObject([{ by: 'owner' }]));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
});

describe('an order by telephone', () => {
  beforeEach(() => {
    fakeShop.books = [makeBook({ title: 'Dracula' })];
  });

  async function openForm() {
    const { user } = renderApp('/dashboard/orders/new');
    await user.type(await screen.findByRole('combobox', { name: 'Add a book' }), 'dracula');
    await user.click(await screen.findByRole('option', { name: /Dracula/ }));
    const parts = { 'Full Name': 'Zoë Caller', Zipcode: 'BA1', City: 'Bath' };
    for (const [label, text] of Object.entries(parts)) {
      await user.type(screen.getByLabelText(label), text);
    }
    await user.type(screen.getByLabelText('State / province'), 'Avon');
    await user.type(screen.getByLabelText('Country / region'), 'UK');
    return { user };
  }

  test('takes no book that answers only the beginning of what is typed', async () => {
    fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Emile' })];
    const { user } = renderApp('/dashboard/orders/new');
    const search = await screen.findByRole('combobox', { name: 'Add a book' });
    await user.type(search, 'em');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    const searching = hold('get', '/search');
    await user.type(search, 'i');
    await waitFor(() => expect(searching.isAsked()).toBe(true));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    searching.letGo();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove Emile' })).toBeInTheDocument();
  });

  test('says so when no book can be found just now', async () => {
    fakeApi.use(http.get(`${apiBase}/search`, () => refuse('service_unavailable')));
    const { user } = renderApp('/dashboard/orders/new');
    await user.type(await screen.findByRole('combobox', { name: 'Add a book' }), 'd');
    expect(await screen.findByText(/^The shop did not answer/)).toBeInTheDocument();
  });

  test('says that sending the books is free', async () => {
    await openForm();
    const books = screen.getByRole('region', { name: 'Books' });
    await waitFor(() => expect(books).toHaveTextContent('Shippingfree'));
  });

  test('is placed once, whatever is clicked twice, and opens', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Phone Number'), '+44 0797360961');
    await user.dblClick(button('Place order'));
    expect(await screen.findByRole('heading', { name: /^Order 1004 Placed/ })).toBeInTheDocument();
    // Both halves carry the key that makes them one order.
    expect(new Set(sent('POST').map(({ body }) => body)).size).toBe(1);
    expect(fakeShop.orders[0]).toMatchObject({ source: 'phone', name: 'Zoë Caller' });
  });

  test('tells at the field what is missing or refused, and keeps the books and all that was typed', async () => {
    const { user } = await openForm();
    await user.click(button('Place order'));
    expect(await screen.findByText('Phone Number is required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Phone Number'), '+44 0797360961');
    fakeApi.use(
      http.post(`${apiBase}/orders/by-phone`, () =>
        refuse('insufficient_stock', { bookIds: fakeShop.books.map(({ _id }) => _id) }),
      ),
    );
    await user.click(button('Place order'));
    expect(await screen.findByText('The order was not placed.')).toBeInTheDocument();
    const book = button('Remove Dracula').closest('li') as HTMLElement;
    expect(within(book).getByText('No longer available')).toBeInTheDocument();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Zoë Caller');
    await user.click(button('Remove Dracula'));
    expect(screen.getByRole('main')).toHaveFocus(); // and not nowhere
    await user.click(button('Place order'));
    expect(await screen.findByText('Add at least one book')).toBeInTheDocument();
  });
});

describe('a book is picked for an order', () => {
  const picker = () => screen.findByRole('combobox', { name: 'Add a book' });

  test('by a choice, not by going on to the next field', async () => {
    fakeShop.books = [makeBook({ title: 'Dracula' })];
    const { user } = renderApp('/dashboard/orders/new');
    await user.type(await picker(), 'dracula');
    await screen.findByRole('option', { name: /Dracula/ });
    await user.tab();
    expect(screen.queryByRole('button', { name: 'Remove Dracula' })).not.toBeInTheDocument();
    expect(await picker()).toHaveValue('dracula');
  });

  test('and never when it is sold out', async () => {
    fakeShop.books = [makeBook({ title: 'Dracula', stock: 0 })];
    const { user } = renderApp('/dashboard/orders/new');
    await user.type(await picker(), 'dracula');
    await screen.findByRole('option', { name: /Dracula/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('button', { name: 'Remove Dracula' })).not.toBeInTheDocument();
  });
});
