import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const list = () =>
  new File(['title;description;category;newPrice\nA;B;horror;1\nC;D;fiction;2\n'], 'books.csv', {
    type: 'text/csv',
  });

test('a list is checked first, and stored only after the owner says so', async () => {
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(await screen.findByText('All 2 rows are fine.')).toBeInTheDocument();
  expect(fakeAdmin.sent.map(({ path }) => path)).toEqual(['/books/import?dryRun=true']);
  await user.click(screen.getByRole('button', { name: 'Import 2 books' }));
  expect(await screen.findByText('2 books imported.')).toBeInTheDocument();
  await waitFor(() => expect(fakeShop.books).toHaveLength(2));
  expect(fakeAdmin.sent.at(-1)).toMatchObject({ path: '/books/import' });
});

test('a list with faults names row and column, and nothing can be imported', async () => {
  fakeAdmin.importErrors = [{ row: 3, column: 'newPrice', message: 'must be a number' }];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(
    await screen.findByText('Nothing was imported: one cell is not right.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '3 newPrice must be a number' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import 2/ })).not.toBeInTheDocument();
});

test('of very many faults the first are shown, and that there may be more', async () => {
  const fault = { column: 'newPrice', message: 'must be a number' };
  fakeAdmin.importErrors = Array.from({ length: 201 }, (_, row) => ({ row: row + 2, ...fault }));
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /201 cells are not right\. ?These are the first: there may be more\./,
  );
});

test('nobody is asked to try a file again that can never be read', async () => {
  const message = 'The file is no text in UTF-8.';
  fakeApi.use(http.post(`${apiBase}/books/import`, () => refuse('invalid_request', { message })));
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText('CSV file'), new File([], 'empty.csv'));
  expect(await screen.findByText('This file is empty.')).toBeInTheDocument();
});

test('a file that is no CSV is shown with row and column too, and with every column it has', async () => {
  const fields = {
    'rows.2.title': ['has a stray quote'],
    'rows.3': ['is too long'],
    'rows.4.old.price': ['is not a column'],
  };
  const refused = () => refuse('validation_error', { fields });
  fakeApi.use(http.post(`${apiBase}/books/import`, refused));
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(await screen.findByRole('row', { name: '2 title has a stray quote' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '3 is too long' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '4 old.price is not a column' })).toBeInTheDocument();
});

const conflict = {
  ...{ row: 3, id: 'a'.repeat(24), title: 'Emma' },
  fields: [{ name: 'stock' as const, file: '5', shop: '4' }],
};

test('rows older than their books are shown, and the owner says what to do with them', async () => {
  fakeAdmin.importConflicts = [conflict];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(
    await screen.findByText('One book changed in the shop after this file was exported.'),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: '3 Emma Stock: 5 in the file, 4 in the shop' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Leave this book as it is/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Import the file' }));
  expect(await screen.findByText('1 book imported, 1 left as they are.')).toBeInTheDocument();
  expect(fakeAdmin.sent.at(-1)?.path).toBe('/books/import?conflicts=skip');
});

test('everything but the stock can be taken, or everything', async () => {
  fakeAdmin.importConflicts = [conflict];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  await user.click(
    await screen.findByRole('radio', { name: /^Take the file, but keep the stock/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Import the file' }));
  expect(await screen.findByText('2 books imported.')).toBeInTheDocument();
  expect(fakeAdmin.sent.at(-1)?.path).toBe('/books/import?conflicts=keep-stock');
});

test('a book that changes between check and import is shown before anything is stored', async () => {
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  await screen.findByText('All 2 rows are fine.');
  fakeAdmin.importConflicts = [conflict];
  await user.click(screen.getByRole('button', { name: 'Import 2 books' }));
  expect(await screen.findByRole('button', { name: 'Import the file' })).toBeInTheDocument();
  expect(fakeShop.books).toHaveLength(0);
});

test('a row whose book was deleted since says that it would come back', async () => {
  fakeAdmin.importConflicts = [{ ...conflict, fields: [], isDeleted: true }];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  const name = '3 Emma Deleted in the shop: the file would bring it back';
  expect(await screen.findByRole('row', { name })).toBeInTheDocument();
});
