import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { forgetReports } from '@/browser/report-error';
import { forgetDrafts } from '@/browser/draft';
import { forgetUnwritten } from '@/browser/storage';
import { readShopData } from '@/config/shop-data';
import { setShopMoney } from '@/ui/text/formats';
import { restartCount } from './factories';
import { fakeApi, resetFakeApi } from './fake-api';
import { resetFakeProvider } from './fake-provider';
import { prepareWords } from '@/words/load-words';
import './quick-calls';
import './quick-page';
import './remember-styles';

vi.mock('@/shop/sign-in/identity-provider', () => import('./fake-provider'));
vi.mock('@/browser/reload', () => import('./fake-reload'));

// Enough for a busy machine; the tree of the page is left out of the messages.
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

/** Calls that are on their way: a page that is gone still waits for its answers. */
const openCalls = new Set<unknown>();
fakeApi.events.on('request:start', ({ requestId }) => void openCalls.add(requestId));
fakeApi.events.on('request:end', ({ requestId }) => void openCalls.delete(requestId));

/** What the fake shop has answered is on its way until the page has it. */
function followResponses(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    openCalls.add(call);
    return fetch(...call).finally(() => openCalls.delete(call));
  };
}

/**
 * Lets the calls of the last page end, and what their answers lead to, before the handlers change;
 * some tests never answer.
 */
async function callsToEnd(): Promise<void> {
  const giveUpAt = performance.now() + 500;
  let quietRounds = 0;
  do {
    await new Promise((resolve) => setRealTimeout(resolve, 0));
    quietRounds = openCalls.size > 0 ? 0 : quietRounds + 1;
  } while (quietRounds < 5 && performance.now() < giveUpAt);
  openCalls.clear();
}
// Some tests end with a clock of their own.
const setRealTimeout = globalThis.setTimeout;

beforeAll(() => {
  fakeApi.listen({ onUnhandledRequest: 'error' });
  followResponses();
});

beforeEach(() => {
  document.head.innerHTML = '<title></title>';
  // Files share the app's modules: the money of the last page is not this test's.
  setShopMoney(readShopData().money);
  // What jsdom has no layout for.
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

/** As if somebody had done it, so that no Undo of this test waits for the next one. */
async function closeDialog(): Promise<void> {
  // One that is about to be shown waits for this code too.
  const code = await import('@/ui/notices/sweetalert').catch(() => undefined);
  if (!code) return;
  const { Swal } = code;
  const dismiss = Swal.DismissReason.close;
  Swal.close({ isConfirmed: false, isDenied: false, isDismissed: true, dismiss });
}

afterEach(async () => {
  await closeDialog();
  cleanup();
  forgetDrafts('admin');
  await callsToEnd();
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
