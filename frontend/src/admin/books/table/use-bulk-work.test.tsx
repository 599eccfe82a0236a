import { act, renderHook, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test } from 'vitest';
import { makeStore } from '@/app/store';
import { makeBooks } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { useBulkWork } from './use-bulk-work';

serveAdminApi();
beforeEach(() => signInAsAdmin());

test('more books than one call takes are changed by several', async () => {
  fakeShop.books = makeBooks(501);
  const ids = fakeShop.books.map(({ _id }) => _id);
  const store = makeStore();
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(useBulkWork, { wrapper });
  let changing: Promise<unknown> | undefined;
  act(() => void (changing = result.current.change(ids, { trending: true })));
  (await screen.findByRole('button', { name: 'Change' })).click();
  await act(() => changing);
  expect(await screen.findByText('501 books changed.')).toBeInTheDocument();
  expect(fakeAdmin.sent.map(({ path }) => path)).toEqual(['/books/bulk', '/books/bulk']);
  expect(fakeShop.books.every(({ trending }) => trending)).toBe(true);
  expect(result.current.progress).toBeNull();
});
