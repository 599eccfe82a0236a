import { renderHook } from '@testing-library/react';
import { http } from 'msw';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { csv, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi } from '@/testing/fake-api';
import { filesApi } from '@/api/endpoints/files.api';

serveAdminApi();
beforeEach(() => signInAsAdmin());
afterEach(() => vi.useRealTimers());

test('a file that takes minutes on a slow line is waited for', async () => {
  let begin = () => {};
  const started = new Promise<void>((resolve) => (begin = resolve));
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  fakeApi.use(
    http.get(api('/books/export.csv'), async () => {
      begin();
      await finished;
      return csv('title\r\n');
    }),
  );
  const store = makeStore();
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => filesApi.useExportFileMutation(), { wrapper });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const exporting = result.current[0]({ url: '/books/export.csv' });
  await started;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  vi.useRealTimers();
  finish();
  expect(await exporting).toEqual({ data: expect.stringMatching(/^blob:/) });
});
