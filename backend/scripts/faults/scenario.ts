import type { Database } from './database.ts';
import type { Report } from './report.ts';
import type { Shop } from './shop.ts';

/** What a scenario breaks, and where it tells what it found. */
export interface Stage {
  report: Report;
  shop: Shop;
  database: Database;
  /** For files of its own. */
  folder: string;
  /** Connects this process again, after the database was away. */
  reconnect: () => Promise<void>;
}
export type Scenario = (stage: Stage) => Promise<void>;
