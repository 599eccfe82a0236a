import { bookBulkResultSchema } from '@storyloom/backend/contract/book/book-bulk';
import { renderHook, screen } from '@testing-library/react';
import { http } from 'msw';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test } from 'vitest';
import { makeStore } from '@/app/store';
import { makeBooks } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop, response } from '@/testing/fake-api';
import { useBulkChanges } from './use-bulk-changes';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const titleOf = (id: string) => fakeShop.books.find(({ _id }) => _id === id)?.title;

function renderBulkChanges() {
  const store = makeStore();
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(() => useBulkChanges(titleOf), { wrapper });
}

test('does not change more books than one call takes, and says so', async () => {
  fakeShop.books = makeBooks(501);
  const ids = fakeShop.books.map(({ _id }) => _id);
  const { result } = renderBulkChanges();
  const doneIds = await result.current.change(ids, { trending: true });
  const message = 'At most 500 books at once; 501 are selected.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(doneIds).toEqual([]); // they stay ticked
  expect(fakeAdmin.sent).toEqual([]);
});

test('names a few of many refused books', async () => {
  fakeShop.books = makeBooks(5);
  const ids = fakeShop.books.map(({ _id }) => _id);
  const titles = fakeShop.books.map(({ title }) => title);
  const { result } = renderBulkChanges();
  const changed = result.current.change(ids, { trending: true });
  fakeShop.books = [];
  await changed;
  const why = titles.slice(0, 3).map((title) => `“${title}”: This book does not exist.`);
  expect(await screen.findByText(why.join(' '))).toBeInTheDocument();
});

test('says why a book was refused beside the Undo of the others', async () => {
  const [one, other] = makeBooks(2).map(({ _id }) => _id) as [string, string];
  const reason = { code: 'book_changed_since' };
  const error = { code: 'stale_update', message: 'No.', reason } as const;
  const results = [
    { id: one, ok: true, changed: true },
    { id: other, ok: false, changed: false, error },
  ];
  fakeApi.use(
    http.post(api('/books/bulk'), () => response(bookBulkResultSchema, { results, undo: one })),
  );
  const { result } = renderBulkChanges();
  await result.current.change([one, other], { trending: true });
  expect(await screen.findByText('1 of 2 books changed.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(screen.getByText('This book was changed since and stays as it is.')).toBeInTheDocument();
});
