import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { project } from '../demo/data-folder.ts';
import { say, Trouble } from '../demo/say.ts';
import { seedDatabase } from './fill-database.ts';
import { address, type Parts } from './parts.ts';
import type { Row } from './report.ts';

// Fetched when it is asked for: 200 packages that nothing else here needs. The last for Node 20.
const lighthouse = 'lighthouse@12.8.2';
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

/** Sizes of the first load, and Lighthouse's mobile figures of three pages where Chromium is there. */
export async function measureFront(parts: Parts, rounds: number): Promise<Row[]> {
  const sizes = runNode('frontend/scripts/check-sizes.ts');
  say(sizes.trim());
  if (!existsSync(chromium)) {
    say(`No Chromium at ${chromium} (CHROMIUM_PATH), so Lighthouse is left out.`);
    return [];
  }
  const uri = await parts.startStore('front');
  await seedDatabase(uri);
  const shop = await parts.startShop(uri);
  const [first] = (await (await fetch(address(shop, '/api/books/?limit=1'))).json()) as {
    _id: string;
  }[];
  if (!first) throw new Trouble('The catalogue is empty, so there is nothing to measure.');
  const pages = { '/': '/', '/books': '/books', '/books/{id}': `/books/${first._id}` };
  const reports: Record<string, Report[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, file] of Object.entries(pages)) {
      say(`Lighthouse ${round + 1} of ${rounds}: ${page} ...`);
      (reports[page] ??= []).push(await runLighthouse(address(shop, file)));
    }
  }
  const row = (what: string, unit: Row['unit'], pick: (report: Report) => number): Row => ({
    what: `Lighthouse mobile: ${what}`,
    unit,
    figures: Object.fromEntries(
      Object.entries(reports).map(([page, each]) => [page, each.map(pick)]),
    ),
  });
  const score = (name: string) => (report: Report) =>
    Math.round((report.categories[name]?.score ?? Number.NaN) * 100);
  const audit = (name: string) => (report: Report) =>
    report.audits[name]?.numericValue ?? Number.NaN;
  return [
    row('performance', 'points', score('performance')),
    row('accessibility', 'points', score('accessibility')),
    row('best practices', 'points', score('best-practices')),
    row('SEO', 'points', score('seo')),
    row('first contentful paint', 'ms', audit('first-contentful-paint')),
    row('largest contentful paint', 'ms', audit('largest-contentful-paint')),
    row('total blocking time', 'ms', audit('total-blocking-time')),
    row('cumulative layout shift, in thousandths', 'points', (report) =>
      Math.round(audit('cumulative-layout-shift')(report) * 1000),
    ),
    row('pictures fetched', 'kB', pictureKilobytes),
  ];
}

function pictureKilobytes({ audits }: Report): number {
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = requests
    .filter(({ resourceType }) => resourceType === 'Image')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return bytes / 1000;
}

/** Now and then a browser's trace lacks what is measured; then once more. */
async function runLighthouse(url: string, tries = 3): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-lighthouse-'));
  try {
    const file = path.join(folder, 'report.json');
    const { status, stderr } = spawnSync(
      'npm',
      [
        ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, '--quiet'],
        ...['--output=json', `--output-path=${file}`, `--chrome-flags=${chromiumFlags}`],
      ],
      { encoding: 'utf8', timeout: 180_000, env: { ...process.env, CHROME_PATH: chromium } },
    );
    const report = status === 0 ? (JSON.parse(await readFile(file, 'utf8')) as Report) : undefined;
    if (typeof report?.categories.performance?.score === 'number') return report;
    if (tries > 1) return await runLighthouse(url, tries - 1);
    throw new Trouble(`Lighthouse failed:\n${stderr}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a script of the project prints, also when it is not content. */
function runNode(file: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), path.join(project, file)],
    { encoding: 'utf8', cwd: project },
  );
  return `${stdout}${stderr}`;
}
