import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { apiBase, fakeApi } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const spring = {
  _id: 'd'.repeat(24),
  at: '2026-11-20T09:00:00.000Z',
  by: 'owner',
  file: 'spring.csv',
  new: 2,
  changed: 0,
  canUndo: true,
};

test('undoes an import of the last weeks, and lists what was skipped', async () => {
  fakeAdmin.imports = [spring];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.click(screen.getByText('Imports of the last 30 days', { selector: 'summary' }));
  const undo = await screen.findByRole('button', { name: 'Undo the import of spring.csv' });
  fakeApi.use(http.post(`${apiBase}/imports/:id/undo`, () => HttpResponse.error(), { once: true }));
  await user.click(undo);
  expect(
    await screen.findByText('The import was not undone. Please try again.'),
  ).toBeInTheDocument();
  await user.click(undo);
  expect(await screen.findByText('1 book undone, 1 book left as they are.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Emma' }).parentElement).toHaveTextContent(
    'Emma was sold since',
  );
  expect(await screen.findByText('Undone')).toBeInTheDocument();
  expect(screen.getByText('spring.csv: 2 new, 0 changed.')).toBeInTheDocument();
  expect(screen.getByText('Undone').closest('li')).toHaveFocus();
});

test('asks before it undoes an import of more books than a slip should take away', async () => {
  fakeAdmin.imports = [{ ...spring, new: 40, changed: 11 }];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.click(screen.getByText('Imports of the last 30 days', { selector: 'summary' }));
  await user.click(await screen.findByRole('button', { name: 'Undo the import of spring.csv' }));
  const question = await screen.findByRole('dialog', { name: 'Undo the import of spring.csv?' });
  expect(question).toHaveTextContent('40 new, 11 changed.');
  await user.click(within(question).getByRole('button', { name: 'Keep the import' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(fakeAdmin.sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('the list of imports says what is still on its way, until it is there', async () => {
  fakeAdmin.imports = [{ ...spring, canUndo: false, isUnderWay: true }];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.click(screen.getByText('Imports of the last 30 days', { selector: 'summary' }));
  expect(await screen.findByText(/^Its books are on their way/)).toBeInTheDocument();
  fakeAdmin.imports = [spring];
  expect(
    await screen.findByRole('button', { name: 'Undo the import of spring.csv' }),
  ).toBeInTheDocument();
});
