import type { Settings } from './config/env.ts';
import { eraseCustomer as eraseAccount, resumeErasing } from './features/account/erase-customer.ts';
import { countingCustomers } from './features/customers/count-customers.ts';
import { resumeErasures } from './features/customers/erase-customer.ts';
import { eraseTracesOf } from './features/customers/erase-traces.ts';
import { letterJobs } from './features/letters/letter-jobs.ts';
import { resumeOrders } from './features/orders/place/resume-orders.ts';
import { keepingSales } from './features/sales/rollup/keep-sales.ts';
import type { Log } from './log.ts';
import type { Job } from './runtime/schedule.ts';
import { fileDueChanges } from './trail/file-changes.ts';

/** All that goes on beside the requests. Several instances may do it at once. */
export function backgroundWork(settings: Settings, log: Log): Job[] {
  const eraseTraces = eraseTracesOf;
  return [
    { name: 'resume orders', everyMs: 5_000, work: () => resumeOrders(log) },
    { name: 'file changes', everyMs: 5_000, work: () => fileDueChanges() },
    { name: 'erase accounts', everyMs: 60_000, work: () => resumeErasing(log, { eraseTraces }) },
    { name: 'erase customers', everyMs: 60_000, work: () => resumeErasures(eraseAccount, log) },
    { name: 'count customers', everyMs: 5_000, work: countingCustomers() },
    { name: 'keep sales', everyMs: 60_000, work: keepingSales() },
    ...letterJobs({ settings, log }),
  ];
}
