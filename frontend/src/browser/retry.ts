import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Resolves after a pause that grows with each try; at once if the network is back or the signal is
 * aborted.
 */
export function waitForRetry(
  tries: number,
  { signal, maxPauseMs = 60_000 }: { signal?: AbortSignal; maxPauseMs?: number } = {},
): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = () => {
      window.clearTimeout(timer);
      controller.abort();
      resolve();
    };
    const timer = window.setTimeout(end, Math.min(2000 * 1.6 ** tries, maxPauseMs));
    window.addEventListener('online', end, { signal: controller.signal });
    signal?.addEventListener('abort', end, { signal: controller.signal });
  });
}

/** Calls `attempt` until it succeeds; resolves to undefined if the signal is aborted. */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal,
  onFailure: (error: unknown) => void = () => {},
): Promise<Result | undefined> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) break;
      onFailure(error);
      await waitForRetry(tries, { signal });
    }
  }
  return undefined;
}

/** Calls `onRetry` repeatedly while `isWaiting`. */
export function useRetry(isWaiting: boolean, onRetry: () => void): void {
  const tries = useRef(0);
  const tryAgain = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // A loop, not a try per render: a try that fails at once may cause no render.
    void (async () => {
      while (!signal.aborted) {
        await waitForRetry(tries.current, { signal, maxPauseMs: 15_000 });
        tries.current += 1;
        if (!signal.aborted) tryAgain();
      }
    })();
    return () => controller.abort();
  }, [isWaiting]);
}
