import type { Database } from '../driver/database.ts';
import type { Report } from '../driver/report.ts';
import type { OwnedShop } from '../driver/shop.ts';
import type { Stage } from '../driver/stage.ts';

/** What a scenario breaks, and where it tells what it found. */
interface Scene {
  report: Report;
  shop: OwnedShop;
  database: Database;
  stage: Stage;
  /** Connects this process again, after the database was away. */
  reconnect: () => Promise<void>;
}
export type Scenario = (scene: Scene) => Promise<void>;
