import { backupJobs } from './backup/scheduled-backups.ts';
import type { BookCaches } from './book-caches.ts';
import type { Environment } from './config/env.ts';
import { heartbeat } from './database/heartbeat.ts';
import { purgeDeletedBooks } from './features/catalogue/books/purge-deleted-books.ts';
import { resumeImports } from './features/catalogue/import/store-import.ts';
import { eraseExpiredOrders } from './features/customers/erase/erase-expired-orders.ts';
import { resumeErasures } from './features/customers/erase/erase-person.ts';
import { findPublishersVersion } from './features/catalogue/publishers/find-publishers.ts';
import { renameRemainingBooks } from './features/catalogue/publishers/rename-books.ts';
import { findShelvesVersion } from './features/catalogue/shelves/find-shelves.ts';
import { emailJobs } from './features/emails/email-jobs.ts';
import { readOrderSummaries } from './features/orders/summaries/order-summaries.queries.ts';
import { emailNewDays } from './features/orders/supply/email-new-days.ts';
import { rankBestSellers } from './features/sales/rank-best-sellers.ts';
import { moveRemainingBooks } from './models/books/move-books.ts';
import { recordOnOrders } from './features/withdrawals/declare-withdrawal.ts';
import { findSettingsVersion } from './models/settings/settings.model.ts';
import { shopChanged } from './models/settings/shop-changes.ts';
import { findToday } from './models/settings/shop-day.ts';
import type { Log } from './log.ts';
import type { Job } from './runtime/schedule.ts';
import { watchVersion } from './runtime/event.ts';

interface Context {
  env: Environment;
  log: Log;
  caches: BookCaches;
}

/** Includes the day, since delivery estimates of preorders change at midnight. */
const findShopVersion = async () => {
  const versions = [
    findSettingsVersion(),
    findShelvesVersion(),
    findPublishersVersion(),
    findToday(),
  ];
  return (await Promise.all(versions)).join(' ');
};

/** All background jobs. Several instances may run them at once. */
export function backgroundWork({ env, log, caches }: Context): Job[] {
  return [
    heartbeat,
    { name: 'look for changed books', everyMs: 1_000, work: caches.catchUp },
    {
      name: 'look for changed settings and shelves',
      everyMs: 1_000,
      work: watchVersion(findShopVersion, shopChanged.emit),
    },
    { name: 'read the search index', everyMs: 5_000, work: caches.readIndexWhenDue },
    { name: 'sort titles', everyMs: 86_400_000, work: caches.sortTitles },
    { name: 'move books of removed categories', everyMs: 60_000, work: () => moveRemainingBooks() },
    { name: 'rename books of publishers', everyMs: 60_000, work: () => renameRemainingBooks() },
    { name: 'finish imports', everyMs: 5_000, work: () => resumeImports() },
    // Continues erasures of many orders, and those that an open order held up.
    { name: 'erase customers', everyMs: 20_000, work: (stopping) => resumeErasures(log, stopping) },
    { name: 'purge deleted books', everyMs: 3_600_000, work: purgeDeletedBooks },
    { name: 'erase expired orders', everyMs: 3_600_000, work: eraseExpiredOrders },
    // Loads all orders at the start, so that the dashboard need not.
    { name: 'refresh order summaries', everyMs: 60_000, work: readOrderSummaries },
    { name: 'rank best sellers', everyMs: 300_000, work: () => rankBestSellers() },
    { name: 'record withdrawals on orders', everyMs: 5_000, work: recordOnOrders },
    { name: 'email new days of preorders', everyMs: 60_000, work: emailNewDays },
    ...emailJobs({ env, log }),
    ...backupJobs({ env, log }),
  ];
}
