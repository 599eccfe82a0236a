import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { forgetReports } from '@/api/report-error';
import { removeFormDrafts } from '@/browser/form-draft';
import { forgetUnwritten } from '@/browser/storage';
import { readShopData } from '@/config/shop-data';
import { setShopMoney } from '@/shop-facts/formats/formats';
import { callsToEnd, followResponses } from './calls-to-end';
import { restartCount } from './factories';
import { fakeApi, resetFakeApi } from './fake-api';
import { resetFakeProvider } from './fake-provider';
import { prepareWords } from '@/words/load-words';
import './quick-calls';
import './quick-page';
import './remember-styles';

vi.mock('@/shop/sign-in/identity-provider', () => import('./fake-provider'));
vi.mock('@/browser/reload', () => import('./fake-reload'));

// Long enough for a busy machine. Error messages leave out the DOM tree.
configure({
  asyncUtilTimeout: 30_000,
  // Looking up by role costs many times more when each ancestor's style is computed as well.
  defaultHidden: true,
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'NotFoundError' }),
});

// Files share the app's modules and its words.
restartCount();
(await prepareWords('en'))();

let noise: MockInstance[] = [];

beforeAll(() => {
  fakeApi.listen({ onUnhandledRequest: 'error' });
  followResponses();
});

beforeEach(() => {
  document.head.innerHTML = '<title></title>';
  // Files share the app's modules: the money of the last page is not this test's.
  setShopMoney(readShopData().money);
  // jsdom has no layout.
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

/** Closes the dialog as a user would, so that no Undo of this test is left for the next one. */
async function closeDialog(): Promise<void> {
  // A dialog that is about to open waits for this code too.
  const code = await import('@/ui/notices/sweetalert').catch(() => undefined);
  if (!code) return;
  const { Swal } = code;
  const dismiss = Swal.DismissReason.close;
  Swal.close({ isConfirmed: false, isDenied: false, isDismissed: true, dismiss });
}

afterEach(async () => {
  await closeDialog();
  cleanup();
  await callsToEnd();
  removeFormDrafts('admin');
  removeFormDrafts('customer');
  await closeDialog(); // what the last answer has opened
  fakeApi.resetHandlers();
  resetFakeApi();
  resetFakeProvider();
  forgetUnwritten();
  forgetReports();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'storyloom_browser=; Path=/; Max-Age=0';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
  const printed = noise.flatMap((spy) => spy.mock.calls.map((call) => call.join(' ')));
  expect(printed, 'a test printed to the console without expecting it').toEqual([]);
});

afterAll(() => fakeApi.close());
