import { quantile } from '../harness/report.ts';

export interface Row {
  what: string;
  unit:
    | 'requests per second'
    | `${'median ' | 'p95 ' | 'p99 ' | 'worst ' | 'CPU ' | ''}ms`
    | 'MB'
    | 'kB'
    | 'points';
  /** The figures of each round, by label of the target. */
  figures: Record<string, number[]>;
  /** The target the others are divided by. */
  base?: string;
}

export type AddFigure = ReturnType<typeof createTable>['note'];

export function createTable() {
  const rows: Row[] = [];
  const note = (of: Omit<Row, 'figures'>, label: string, value: number) => {
    let row = rows.find(({ what, unit }) => what === of.what && unit === of.unit);
    if (!row) rows.push((row = { ...of, figures: {} }));
    (row.figures[label] ??= []).push(value);
  };
  return { rows, note };
}

/** A Markdown table of medians with ranges, and of ratios to the base within the same rounds. */
export function formatTable(rows: Row[]): string {
  const lines = rows.flatMap(({ what, unit, figures, base }) =>
    Object.entries(figures).map(([label, values]) => {
      const baseValues = base && base !== label ? figures[base] : undefined;
      const ratios = baseValues && values.map((value, round) => value / (baseValues[round] || 1));
      const value = range(values, unit.endsWith('ms') ? 2 : 0);
      return [what, unit, label, value, ratios ? `${range(ratios, 2)} of ${base}` : ''];
    }),
  );
  const head = ['What', 'Unit', 'Target', 'Median (range)', 'Ratio (range)'];
  return [head, ['---', '---', '---', '---:', '---:'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function range(values: number[], digits: number): string {
  const text = (share: number) => quantile(values, share).toFixed(digits);
  return `${text(0.5)} (${text(0)} to ${text(1)})`;
}
