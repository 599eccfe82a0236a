import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const list = () =>
  new File(['title;description;category;newPrice\nA;B;horror;1\nC;D;fiction;2\n'], 'books.csv', {
    type: 'text/csv',
  });

const lastSent = () => {
  const { path } = fakeAdmin.sent.findLast((call) => call.path.startsWith('/books/import'))!;
  return Object.fromEntries(new URLSearchParams(path.split('?')[1]));
};

test('a list is checked first, and stored only after the owner says so', async () => {
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(await screen.findByText('2 new, 0 changed, 0 unchanged.')).toBeInTheDocument();
  expect(lastSent()).toEqual({ dryRun: 'true', skipErrors: 'true' });
  await user.click(screen.getByRole('button', { name: 'Import 2 books' }));
  expect(await screen.findByText('Imported: 2 new, 0 changed, 0 unchanged.')).toBeInTheDocument();
  await waitFor(() => expect(fakeShop.books).toHaveLength(2));
  expect(lastSent()).toEqual({ seen: 'of 2', file: 'books.csv' });
});

test('an import is confirmed where the owner looks, until it is undone', async () => {
  const past = { at: '2026-11-20T09:00:00.000Z', by: 'owner', new: 2, changed: 0, canUndo: true };
  fakeAdmin.imports = [
    { ...past, _id: 'd'.repeat(24), file: 'older.csv' },
    { ...past, _id: 'c'.repeat(24), file: 'books.csv' },
  ];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  await user.click(await screen.findByRole('button', { name: 'Import 2 books' }));
  const confirmation = await screen.findByText('Imported: 2 new, 0 changed, 0 unchanged.');
  expect(confirmation.parentElement?.parentElement).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo the import of books.csv' }));
  await waitFor(() => expect(screen.getByText(/^1 book undone/)).toBeVisible());
  expect(confirmation).not.toBeInTheDocument();
});

test('a list with faults names row and column, and nothing can be imported', async () => {
  fakeAdmin.importErrors = [{ row: 3, column: 'newPrice', message: 'must be a number' }];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(
    await screen.findByText('Nothing was imported: one cell is not right.'),
  ).toBeInTheDocument();
  const name = '3 Row 3 Invalid New price must be a number';
  expect(screen.getByRole('row', { name })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import 2/ })).not.toBeInTheDocument();
});

test('of very many faults the first are shown, and that there may be more', async () => {
  const fault = { column: 'newPrice', message: 'must be a number' };
  fakeAdmin.importErrors = Array.from({ length: 5001 }, (_, row) => ({ row: row + 2, ...fault }));
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /5001 cells are not right\. ?These are the first: there may be more\./,
  );
});

test('does not offer a retry for a file that can never be read', async () => {
  const message = 'The file is no text. Save it as "CSV UTF-8".';
  const reason = { code: 'file_is_no_text' };
  fakeApi.use(http.post(`${apiBase}/books/import`, () => refuse('invalid_request', { reason })));
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
  expect(await screen.findByRole('row', { name: /^2 .* has a stray quote$/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^3 .* is too long$/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^4 .* old.price is not a column$/ })).toBeInTheDocument();
});

const conflict = {
  row: 4,
  kind: 'conflict' as const,
  bookId: 'a'.repeat(24),
  title: 'Emma',
  changes: { stock: { from: 4, to: 5 } },
};

test('rows older than their books are shown, and the owner says what to do with them', async () => {
  fakeAdmin.importPreview.push(conflict);
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(
    await screen.findByText('One book changed in the shop after this file was exported.'),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: '4 Emma Older than the book Stock: 4 → 5' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Leave this book as it is/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Take the file, but keep the stock/ }));
  await user.click(screen.getByRole('button', { name: 'Import 3 books' }));
  await screen.findByText(/^Imported/);
  expect(lastSent()).toMatchObject({ conflicts: 'keep-stock' });
});

test('a book that changes between check and import is shown before anything is stored', async () => {
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  await screen.findByText('2 new, 0 changed, 0 unchanged.');
  fakeAdmin.importPreview.push({ ...conflict, kind: 'changed' });
  await user.click(screen.getByRole('button', { name: 'Import 2 books' }));
  expect(await screen.findByText(/^Nothing was imported: books of this file/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '4 Emma Changed Stock: 4 → 5' })).toBeInTheDocument();
  expect(fakeShop.books).toHaveLength(0);
});

test('skips the sum below a list, and says so before and after', async () => {
  fakeAdmin.importPreview.push({ row: 4, kind: 'unknown', title: 'Total', isSum: true });
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(await screen.findByText('A line of sums: skipped')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import 2 books' }));
  const message = 'Imported: 2 new, 0 changed, 0 unchanged, 1 skipped.';
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('a row of a deleted book says that it would be restored', async () => {
  fakeAdmin.importPreview = [{ row: 3, kind: 'changed', title: 'Emma', isDeleted: true }];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  const name = '3 Emma Changed Deleted in the shop: the file brings it back';
  expect(await screen.findByRole('row', { name })).toBeInTheDocument();
});

test('says that books of a list without categories are drafts, and links to them', async () => {
  const draft = { from: null, to: true };
  fakeAdmin.importPreview = [
    { row: 2, kind: 'new', title: 'Emma', changes: { draft } },
    { row: 3, kind: 'new', title: 'Emil', changes: { title: { from: null, to: 'Emil' } } },
  ];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(await screen.findByText(/^1 draft will come in, which only/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Import \d/ }));
  expect(await screen.findByText(/^1 draft came in, which only/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Show the drafts' }));
  expect(screen.getByRole('combobox', { name: 'On sale, drafts or deleted' })).toHaveValue('true');
});

test('of ten thousand rows a page is shown, those of one kind, or those with a word', async () => {
  fakeAdmin.importPreview = Array.from({ length: 10_000 }, (_, i) => ({
    row: i + 2,
    title: `Book ${i}`,
    kind: i % 1000 === 7 ? ('changed' as const) : ('new' as const),
  }));
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  expect(await screen.findByText('10,000 rows, the first 50 shown')).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^52 Book 50/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 50 more' }));
  expect(screen.getByText('10,000 rows, the first 100 shown')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^52 Book 50/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Changed 10' }));
  expect(screen.getByText('10 rows')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Title or row' }), 'BOOK 7007');
  expect(await screen.findByText('1 row')).toBeInTheDocument();
});

test('what the owner says of a heading is asked for at once, and remembered for the next file', async () => {
  fakeAdmin.importColumns = { Ware: null, Preis: 'newPrice' };
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), list());
  await user.click(await screen.findByText('Columns: 1 read, 1 left out'));
  const ware = screen.getByLabelText('Ware');
  await user.selectOptions(ware, 'title');
  await waitFor(() => expect(lastSent()).toMatchObject({ map: '{"Ware":"title"}' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(ware, 'the owner is led nowhere else').toHaveFocus();
  expect(ware).toBeVisible();
  await user.upload(await screen.findByLabelText('CSV file'), list());
  await waitFor(() => expect(fakeAdmin.sent).toHaveLength(3));
  expect(lastSent()).toMatchObject({ dryRun: 'true', map: '{"Ware":"title"}' });
});

test('a message of a publisher may be longer than a list', async () => {
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const long = (name: string) => {
    const file = new File(['x'], name);
    Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 });
    return file;
  };
  await user.upload(screen.getByLabelText('CSV file'), long('list.csv'));
  expect(await screen.findByText(/has more than 10 MB/)).toBeInTheDocument();
  await user.upload(screen.getByLabelText('CSV file'), long('message.xml'));
  expect(await screen.findByText('2 new, 0 changed, 0 unchanged.')).toBeInTheDocument();
});
