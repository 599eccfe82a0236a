import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { api, fakeApi, fakeShop } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const lastSent = () => {
  const { path } = fakeAdmin.sent.findLast((call) => call.path.startsWith('/books/import'))!;
  return Object.fromEntries(new URLSearchParams(path.split('?')[1]));
};

async function checkFile(name = 'books.csv') {
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), new File(['x'], name));
  await screen.findByRole('region', { name: 'What the file would do' });
  return user;
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    row: i + 2,
    title: `Book ${i}`,
    kind: i === 1 ? ('error' as const) : ('new' as const),
  }));
const unreadable = { row: 3, column: 'newPrice', message: 'must be a number' };

test('rows that cannot be used are left out by one choice, which says how many come', async () => {
  fakeAdmin.importPreview = rows(40);
  fakeAdmin.importErrors = [unreadable];
  const user = await checkFile();
  expect(screen.getByRole('alert')).toHaveTextContent(/One row is left out when you import/);
  expect(screen.getByRole('row', { name: /^3 .*New price must be a number$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import the other 39' }));
  const sum = 'Imported: 39 new, 0 changed, 0 unchanged, 1 left out.';
  expect(await screen.findByText(sum)).toBeInTheDocument();
  expect(lastSent()).toEqual({ skipErrors: 'true', seen: 'of 40', file: 'books.csv' });
  expect(fakeShop.books).toHaveLength(39);
});

test('offers skipping first for an ONIX message, which the owner cannot correct', async () => {
  fakeAdmin.importPreview = rows(3);
  fakeAdmin.importErrors = [unreadable];
  await checkFile('message.xml');
  const button = screen.getByRole('button', { name: 'Import the other 2' });
  const follows = button.compareDocumentPosition(screen.getByRole('alert'));
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('what is wrong twice in one row is shown twice', async () => {
  fakeAdmin.importPreview = rows(3);
  fakeAdmin.importErrors = [unreadable, unreadable];
  await checkFile();
  const row = screen.getByRole('row', { name: /^3 / });
  expect(within(row).getAllByText('New price must be a number')).toHaveLength(2);
});

test('the rows are shown again once none is wrong any more', async () => {
  fakeAdmin.importPreview = rows(3);
  fakeAdmin.importErrors = [unreadable];
  const user = await checkFile();
  await user.click(screen.getByRole('button', { name: 'Invalid 1' }));
  fakeAdmin.importPreview = rows(3).filter(({ kind }) => kind === 'new');
  fakeAdmin.importErrors = [];
  await user.click(screen.getByLabelText(/^New books become drafts/));
  expect(await screen.findByText('2 rows')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'All 2' })).toHaveAttribute('aria-pressed', 'true');
});

test('what is wrong with the headings cannot be left out', async () => {
  fakeAdmin.importPreview = rows(3);
  fakeAdmin.importErrors = [unreadable, { row: 1, column: 'title', message: 'is there twice' }];
  await checkFile();
  expect(screen.queryByRole('button', { name: /^Import the other/ })).not.toBeInTheDocument();
});

test('counts what was skipped or read otherwise, and warns on its row', async () => {
  fakeAdmin.importWarnings = [
    { row: 2, column: 'year', message: 'is left out: no year in “n.d.”', code: 'left_empty' },
    { row: 1, message: 'is read as Mac Roman', code: 'encoding' },
  ];
  const user = await checkFile();
  expect(screen.getByText('1 warning, shown with the rows.')).toBeInTheDocument();
  expect(screen.getByText('The file is read as Mac Roman.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'With warnings 1' }));
  const [, ...shown] = within(screen.getByRole('table')).getAllByRole('row');
  expect(shown).toHaveLength(1);
  expect(shown[0]).toHaveTextContent(/Warning: Year is left out: no year in “n\.d\.”/);
  expect(screen.getByRole('button', { name: 'Import 2 books' })).toBeInTheDocument();
});

test('categories that the shop does not have are named, with the way to add them', async () => {
  const leftOut = (row: number, category: string) => ({
    row,
    column: 'category',
    code: 'left_empty' as const,
    message: 'is left out',
    problem: { code: 'left_out_category', broken: 'not_valid', category },
  });
  fakeAdmin.importWarnings = [leftOut(2, 'Novela'), leftOut(3, 'Poesía'), leftOut(4, 'Novela')];
  const user = await checkFile();
  const names = 'Categories that the shop does not have: Novela and Poesía.';
  expect(screen.getByText(names)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import 2 books' }));
  await screen.findByText(/^Imported/);
  expect(screen.getByText(names)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Add categories in the settings' }));
  expect(await screen.findByRole('button', { name: 'Add a category' })).toBeInTheDocument();
});

test('an amount that can be two prices is asked for, and never guessed', async () => {
  fakeAdmin.importPreview = rows(3);
  fakeAdmin.importErrors = [unreadable];
  fakeAdmin.importDoubt = { rows: 1, example: '1,250', point: 1250, comma: 1.25 };
  const user = await checkFile();
  const question = screen.getByRole('group', { name: /^How does the file write amounts/ });
  expect(within(question).getAllByRole('radio')).toHaveLength(2);
  for (const name of ['“1,250” is $1,250.00', '“1,250” is $1.25'])
    expect(within(question).getByRole('radio', { name })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: '“1,250” is $1,250.00' }));
  await waitFor(() => expect(lastSent()).toMatchObject({ dryRun: 'true', decimals: 'point' }));
  // It stays in view, so that the other answer is one click away.
  expect(screen.getByRole('radio', { name: '“1,250” is $1,250.00' })).toBeChecked();
  fakeAdmin.importErrors = [];
  await user.click(await screen.findByRole('button', { name: 'Import the other 2' }));
  await screen.findByText(/^Imported/);
  expect(lastSent()).toMatchObject({ decimals: 'point' });
});

test('the response to an earlier check never replaces that of a later one', async () => {
  fakeAdmin.importPreview = rows(3);
  fakeAdmin.importDoubt = { rows: 1, example: '1,250', point: 1250, comma: 1.25 };
  const user = await checkFile();
  let arrive = () => {};
  const isSlow = new Promise<void>((resolve) => (arrive = resolve));
  const wait = http.post(api('/books/import'), () => isSlow, { once: true });
  fakeApi.use(wait);
  await user.click(screen.getByRole('radio', { name: '“1,250” is $1,250.00' }));
  await waitFor(() => expect(wait.isUsed).toBe(true));
  fakeAdmin.importPreview = rows(5);
  await user.click(screen.getByRole('radio', { name: '“1,250” is $1.25' }));
  await screen.findByRole('button', { name: 'Import 4 books' });
  fakeAdmin.importPreview = rows(3);
  arrive();
  await waitFor(() => expect(lastSent()).toMatchObject({ decimals: 'point' }));
  fakeAdmin.importPreview = rows(5);
  await user.click(screen.getByRole('button', { name: 'Import 4 books' }));
  await screen.findByText(/^Imported/);
  expect(lastSent()).toMatchObject({ decimals: 'comma', seen: 'of 5' });
});

test('drafts that are asked for during a check are asked of the API too', async () => {
  fakeAdmin.importPreview = rows(3);
  fakeAdmin.importDoubt = { rows: 1, example: '1,250', point: 1250, comma: 1.25 };
  const user = await checkFile();
  const wait = http.post(api('/books/import'), () => new Promise<void>(() => {}), { once: true });
  fakeApi.use(wait);
  await user.click(screen.getByRole('radio', { name: '“1,250” is $1,250.00' }));
  await waitFor(() => expect(wait.isUsed).toBe(true));
  await user.click(screen.getByRole('checkbox', { name: /^New books become drafts/ }));
  await screen.findByRole('button', { name: 'Import 2 books' });
  expect(lastSent()).toMatchObject({ drafts: 'true', decimals: 'point' });
});

test('says that a file was changed on disk after its check', async () => {
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const file = new File(['x'], 'books.csv');
  await user.upload(screen.getByLabelText('CSV file'), file);
  const button = await screen.findByRole('button', { name: 'Import 2 books' });
  file.slice = () => {
    throw new DOMException('changed', 'NotReadableError');
  };
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed or moved on your disk/);
  expect(fakeShop.books).toHaveLength(0);
});
