import type { Measurement } from './load.ts';

export interface Row {
  what: string;
  unit:
    | 'requests per second'
    | 'responses'
    | 'median ms'
    | 'p95 ms'
    | 'p99 ms'
    | 'worst ms'
    | 'ms'
    | 'CPU ms'
    | 'MB'
    | 'kB'
    | 'points';
  /** Label of the target to the figure of each round. */
  figures: Record<string, number[]>;
  /** The target the others are divided by. */
  base?: string;
}

export function rowsOf(what: string, rounds: Record<string, Measurement>[], base: string): Row[] {
  const pick = (key: keyof Measurement) =>
    Object.fromEntries(
      Object.keys(rounds[0] ?? {}).map((label) => [
        label,
        rounds.flatMap((round) => round[label]?.[key] ?? []),
      ]),
    );
  return [
    { what, unit: 'requests per second', figures: pick('requestsPerSecond'), base },
    { what, unit: 'p99 ms', figures: pick('p99Ms'), base },
  ];
}

/** One table of medians, their ranges and their ratio to the base inside the same rounds. */
export function tableOf(rows: Row[]): string {
  const lines = [
    '| What | Unit | Target | Median (range) | Ratio (range) |',
    '| --- | --- | --- | ---: | ---: |',
  ];
  for (const { what, unit, figures, base } of rows) {
    for (const [label, values] of Object.entries(figures)) {
      const baseValues = base && base !== label ? figures[base] : undefined;
      const ratios = baseValues && values.map((value, round) => value / (baseValues[round] || 1));
      lines.push(
        `| ${what} | ${unit} | ${label} | ${range(values, unit.endsWith('ms') ? 2 : 0)} | ${ratios ? `${range(ratios, 2)} of ${base}` : ''} |`,
      );
    }
  }
  return lines.join('\n');
}

function range(values: number[], digits: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  const text = (value = Number.NaN) => value.toFixed(digits);
  const median = sorted[Math.floor(sorted.length / 2)];
  return `${text(median)} (${text(sorted[0])} to ${text(sorted.at(-1))})`;
}
