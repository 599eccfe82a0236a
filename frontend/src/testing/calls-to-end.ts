import { fakeApi } from './fake-api';

// Some tests end with a clock of their own.
const setRealTimeout = globalThis.setTimeout;

/** Calls without a response: an unmounted page still waits for them. */
const openCalls = new Set<unknown>();
fakeApi.events.on('request:start', ({ requestId }) => void openCalls.add(requestId));
fakeApi.events.on('request:end', ({ requestId }) => void openCalls.delete(requestId));

/** Counts a fake response as pending until the page has received it. */
export function followResponses(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    openCalls.add(call);
    return fetch(...call).finally(() => openCalls.delete(call));
  };
}

/**
 * Lets the calls of the page and their effects end, also before the handlers change after a test;
 * some tests never respond.
 */
export async function callsToEnd(): Promise<void> {
  const giveUpAt = performance.now() + 500;
  let quietRounds = 0;
  do {
    await new Promise((resolve) => setRealTimeout(resolve, 0));
    quietRounds = openCalls.size > 0 ? 0 : quietRounds + 1;
  } while (quietRounds < 5 && performance.now() < giveUpAt);
  openCalls.clear();
}
