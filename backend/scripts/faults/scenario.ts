import type { Database } from '../harness/start-database.ts';
import type { Report } from '../harness/report.ts';
import type { ShopWithAdmin } from '../harness/shop.ts';
import type { Sandbox } from '../harness/sandbox.ts';

interface ScenarioContext {
  report: Report;
  shop: ShopWithAdmin;
  database: Database;
  stage: Sandbox;
  /** Connects this process again after the database was down. */
  reconnect: () => Promise<void>;
}
export type Scenario = (scene: ScenarioContext) => Promise<void>;
