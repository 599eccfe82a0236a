import { quantile } from './ask.ts';
import type { Row } from './report.ts';

/** One column for each size: medians, for what was asked beside the processor time it cost. */
export function sizesTableOf(rows: Row[]): string {
  const sizes = [...new Set(rows.map(({ what }) => what))];
  const valuesOf = (size: string, unit: Row['unit'], label: string) =>
    rows.find((row) => row.what === size && row.unit === unit)?.figures[label];
  const lineOf = (label: string, cellOf: (size: string) => string) =>
    `| ${[label, ...sizes.map(cellOf)].join(' | ')} |`;
  const labelsOf = (unit: Row['unit']) => [
    // Of the largest first: a shop without orders knows nothing to search for.
    ...new Set(
      rows.toReversed().flatMap((row) => (row.unit === unit ? Object.keys(row.figures) : [])),
    ),
  ];
  return [
    lineOf('Waiting / processor time, ms', (size) => size),
    `| --- |${' ---: |'.repeat(sizes.length)}`,
    ...labelsOf('ms').map((label) =>
      lineOf(label, (size) =>
        [valuesOf(size, 'ms', label), valuesOf(size, 'CPU ms', label)]
          .flatMap((values) => (values ? median(values) : []))
          .join(' / '),
      ),
    ),
    ...labelsOf('MB').map((label) =>
      lineOf(`${label}, MB`, (size) => median(valuesOf(size, 'MB', label) ?? [])),
    ),
  ].join('\n');
}

function median(values: number[]): string {
  if (values.length === 0) return '';
  const value = quantile(values, 0.5);
  const digits = value < 10 ? 1 : 0;
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
