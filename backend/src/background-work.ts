import type { Settings } from './config/env.ts';
import {
  eraseCustomer as eraseAccount,
  startResumingErasing,
} from './features/account/erase-customer.ts';
import { startResumingErasures } from './features/customers/erase-customer.ts';
import { eraseTracesOf } from './features/customers/erase-traces.ts';
import { startLetters } from './features/letters/start-letters.ts';
import { startResumingOrders } from './features/orders/place/resume-orders.ts';
import { startSettlingOrders } from './features/orders/rollup/start-settling.ts';
import type { Log } from './log.ts';
import { startFilingChanges } from './trail/file-changes.ts';

/** Starts what goes on beside the requests; returns what stops it. Several instances may do it at once. */
export function startBackgroundWork(settings: Settings, log: Log): () => Promise<void> {
  const stopLetters = startLetters({ settings, log });
  const stops = [
    startResumingOrders(log),
    startFilingChanges(log),
    startResumingErasing(log, eraseTracesOf),
    startResumingErasures(log, eraseAccount),
    startSettlingOrders(log),
  ];
  return () => {
    for (const stop of stops) stop();
    return stopLetters();
  };
}
