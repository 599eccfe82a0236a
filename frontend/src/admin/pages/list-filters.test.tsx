import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { makeBook, makeOrder } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

// Searches and filters of the owner's lists: Back, and a shop that does not answer.

serveAdminApi();
beforeEach(() => signInAsAdmin());

test('Back from a found book leads to the search in which it was found', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Dracula' })];
  const { user } = renderApp('/dashboard/manage-books');
  await screen.findByLabelText('Select Emma');
  const search = () => screen.getByRole('searchbox', { name: 'Search books' });
  await user.type(search(), 'dra');
  await waitFor(() => expect(window.location.search).toBe('?q=dra'));
  await waitFor(() => expect(screen.queryByLabelText('Select Emma')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Edit Dracula' }));
  await screen.findByRole('button', { name: 'Update Book' });
  await waitFor(() => expect(search()).toHaveValue(''));
  act(() => window.history.back());
  expect(await screen.findByLabelText('Select Dracula')).toBeInTheDocument();
  await waitFor(() => expect(search()).toHaveValue('dra'));
  // Longer than the pause after which a typed filter is applied.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(window.location.search).toBe('?q=dra');
  expect(screen.queryByLabelText('Select Emma')).not.toBeInTheDocument();
});

test('Back from a typed day leads to the list before it, not to the years on the way', async () => {
  fakeShop.orders = [makeOrder({ number: 1003 })];
  renderApp('/dashboard/orders');
  await screen.findByRole('link', { name: '1003' });
  const from = screen.getByLabelText('From');
  for (const year of ['0002', '0020', '0202', '2026'])
    fireEvent.change(from, { target: { value: `${year}-11-21` } });
  await waitFor(() => expect(window.location.search).toBe('?from=2026-11-21'));
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('orders of another filter do not stand for those that could not be loaded', async () => {
  fakeShop.orders = [makeOrder({ number: 1003 }), makeOrder({ number: 1002, status: 'shipped' })];
  const { user } = renderApp('/dashboard/orders');
  await screen.findByRole('link', { name: '1003' });
  let isAway = true;
  fakeApi.use(
    http.get(api('/orders/'), ({ request }) =>
      isAway && request.url.includes('status=shipped') ? refuse('service_unavailable') : undefined,
    ),
  );
  const statuses = within(screen.getByRole('group', { name: 'Status' }));
  await user.click(statuses.getByRole('button', { name: 'Shipped' }));
  expect(await screen.findByText('The orders could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '1003' })).not.toBeInTheDocument();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: '1002' })).toBeInTheDocument();
});

test.each(['', '?all=1'])(
  'books of another filter do not stand for those that could not be loaded %s',
  async (search) => {
    fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Dracula', draft: true })];
    const { user } = renderApp(`/dashboard/manage-books${search}`);
    await screen.findByLabelText('Select Emma');
    fakeApi.use(
      http.get(api('/search'), ({ request }) =>
        request.url.includes('draft=true') ? refuse('service_unavailable') : undefined,
      ),
    );
    await user.selectOptions(screen.getByLabelText('On sale, drafts or deleted'), 'true');
    expect(await screen.findByText('The books could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Select Emma')).not.toBeInTheDocument();
  },
);
