import { readFileSync, writeFileSync } from 'node:fs';
import { needKinds, type NeedKind } from './database-needs.ts';

export type KnownNeeds = Record<NeedKind, string[]>;

export const listFile = new URL('database-needs.json', import.meta.url);
const pageFile = new URL('../../README.md', import.meta.url);
const [begin, end] = ['<!-- needs: written by scripts/database-needs.ts -->\n', '<!-- /needs -->'];

const words: Record<NeedKind, string> = {
  commands: 'Commands and their options',
  filters: 'Filters',
  updates: 'Updates',
  stages: 'Stages of aggregations and of updates',
  expressions: 'Expressions and accumulators',
  projections: 'Projections, beyond names of fields',
  indexes: 'Indexes',
};

export function readKnownNeeds(): KnownNeeds {
  return JSON.parse(readFileSync(listFile, 'utf8')) as KnownNeeds;
}

/** Writes the list, and the table that people read. */
export function writeKnownNeeds(needs: KnownNeeds): void {
  writeFileSync(listFile, `${JSON.stringify(needs, null, 2)}\n`);
  writeFileSync(pageFile, withTable(readFileSync(pageFile, 'utf8'), needs));
}

/** Returns the page with this table in place of the one it has. */
export function withTable(page: string, needs: KnownNeeds): string {
  const cells = (kind: NeedKind) => needs[kind].map((need) => `\`${need}\``).join(' ') || 'none';
  const rows = needKinds.map((kind) => `| ${words[kind]} | ${cells(kind)} |`);
  const table = ['', '| What | Which |', '| --- | --- |', ...rows, '', ''].join('\n');
  const [before = '', rest = ''] = page.split(begin);
  return `${before}${begin}${table}${end}${rest.slice(rest.indexOf(end) + end.length)}`;
}

export const readPage = () => readFileSync(pageFile, 'utf8');
