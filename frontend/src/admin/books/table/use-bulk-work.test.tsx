import { renderHook, screen } from '@testing-library/react';
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

test('does not change more books than one call takes, and says so', async () => {
  fakeShop.books = makeBooks(501);
  const ids = fakeShop.books.map(({ _id }) => _id);
  const store = makeStore();
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(useBulkWork, { wrapper });
  const settled = await result.current.change(ids, { trending: true });
  const message = 'At most 500 books at once; 501 are selected.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(settled).toEqual([]); // they stay ticked
  expect(fakeAdmin.sent).toEqual([]);
});
