import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

// Searches and filters of the owner's lists.

serveAdminApi();
beforeEach(() => signInAsAdmin());

test('Back from a found book leads to the search in which it was found', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Dracula' })];
  const { user } = renderApp('/dashboard/manage-books');
  await screen.findByLabelText('Select Emma');
  const search = screen.getByRole('searchbox', { name: 'Search books' });
  await user.type(search, 'dra');
  await waitFor(() => expect(screen.queryByLabelText('Select Emma')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Edit Dracula' }));
  await screen.findByRole('button', { name: 'Update Book' });
  expect(search).toHaveValue('');
  act(() => window.history.back());
  expect(await screen.findByLabelText('Select Dracula')).toBeInTheDocument();
  await waitFor(() => expect(search).toHaveValue('dra'));
  // Longer than the pause after which a typed filter is applied.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(window.location.search).toBe('?q=dra');
  expect(screen.queryByLabelText('Select Emma')).not.toBeInTheDocument();
});
