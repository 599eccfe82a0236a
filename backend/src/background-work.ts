import type { Settings } from './config/env.ts';
import { startResumingImports } from './features/catalogue/import/store-import.ts';
import { startResumingErasures } from './features/customers/erase/erase-person.ts';
import { startLetters } from './features/letters/start-letters.ts';
import { startResumingOrders } from './features/orders/process/resume-orders.ts';
import { startSettlingOrders } from './features/orders/rollup/start-settling.ts';
import type { Log } from './log.ts';
import { startFilingChanges } from './trail/file-changes.ts';

/** Starts what goes on beside the requests; returns what stops it. Several instances may do it at once. */
export function startBackgroundWork(settings: Settings, log: Log): () => Promise<void> {
  const stopLetters = startLetters({ settings, log });
  const stops = [
    startResumingOrders(log),
    startFilingChanges(log),
    startResumingImports(log),
    startResumingErasures(log),
    startSettlingOrders(log),
  ];
  return () => {
    for (const stop of stops) stop();
    return stopLetters();
  };
}
