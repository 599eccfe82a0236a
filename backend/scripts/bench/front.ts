import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../command/data-folder.ts';
import { print, UserError } from '../command/run-script.ts';
import { startDatabase } from '../harness/start-database.ts';
import { fillDatabase } from '../harness/fill.ts';
import { startShop } from '../harness/shop.ts';
import { tsx } from '../run-shop/child.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { readFirstBooks } from './books.ts';
import type { AddFigure, Row } from './tables.ts';

// Not a dependency: it has 200 packages that nothing else needs. The last version for Node 20.
const lighthouse = ['exec', '--yes', '--package=lighthouse@12.8.2', '--', 'lighthouse', '--quiet'];
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const chromiumFlags =
  '--headless --no-sandbox --disable-background-networking --disable-component-update';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: RequestItem[] } }>;
}
interface RequestItem {
  resourceType?: string;
  transferSize?: number;
}

const score = (name: string) => (report: Report) =>
  Math.round((report.categories[name]?.score ?? Number.NaN) * 100);
const audit =
  (name: string, factor = 1) =>
  (report: Report) =>
    factor * (report.audits[name]?.numericValue ?? Number.NaN);
const measured: [string, Row['unit'], (report: Report) => number][] = [
  ['performance', 'points', score('performance')],
  ['accessibility', 'points', score('accessibility')],
  ['best practices', 'points', score('best-practices')],
  ['SEO', 'points', score('seo')],
  ['first contentful paint', 'ms', audit('first-contentful-paint')],
  ['largest contentful paint', 'ms', audit('largest-contentful-paint')],
  ['total blocking time', 'ms', audit('total-blocking-time')],
  ['layout shift, in thousandths', 'points', audit('cumulative-layout-shift', 1000)],
  ['pictures fetched', 'kB', pictureKilobytes],
];

/** Measures the sizes of the first load and, if Chromium is installed, three pages in Lighthouse. */
export async function measureFront(stage: Sandbox, rounds: number, note: AddFigure): Promise<void> {
  const sizes = path.join(projectFolder, 'frontend/scripts/check-sizes.ts');
  spawnSync(process.execPath, [...tsx, sizes], { cwd: projectFolder, stdio: 'inherit' });
  if (!existsSync(chromium)) {
    return print(`No Chromium at ${chromium} (CHROMIUM_PATH), so Lighthouse is left out.`);
  }
  const { uri } = await startDatabase(stage, 'front');
  await fillDatabase(uri);
  const { url } = await startShop(stage, uri);
  const { first } = await readFirstBooks(url);
  const pages = { '/': '/', '/books': '/books', '/books/{id}': `/books/${first._id}` };
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, file] of Object.entries(pages)) {
      print(`Lighthouse ${round + 1} of ${rounds}: ${page} ...`);
      const report = runLighthouse(url + file);
      for (const [what, unit, pick] of measured)
        note({ what: `Lighthouse mobile: ${what}`, unit }, page, pick(report));
    }
  }
}

function pictureKilobytes({ audits }: Report): number {
  const requests = audits['network-requests']?.details?.items ?? [];
  const pictures = requests.filter(({ resourceType }) => resourceType === 'Image');
  return pictures.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
}

/** Retries, since a browser's trace sometimes lacks the performance figures. */
function runLighthouse(url: string, tries = 3): Report {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    [...lighthouse, url, '--output=json', `--chrome-flags=${chromiumFlags}`],
    {
      encoding: 'utf8',
      timeout: 180_000,
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 1e8,
    },
  );
  const report = status === 0 ? (JSON.parse(stdout) as Report) : undefined;
  if (typeof report?.categories.performance?.score === 'number') return report;
  if (tries > 1) return runLighthouse(url, tries - 1);
  throw new UserError(`Lighthouse failed:\n${stderr}`);
}
