import { quantile } from '../driver/report.ts';

export interface Row {
  what: string;
  unit:
    | 'requests per second'
    | `${'median ' | 'p95 ' | 'p99 ' | 'worst ' | 'CPU ' | ''}ms`
    | 'MB'
    | 'kB'
    | 'points';
  /** Label of the target to the figure of each round. */
  figures: Record<string, number[]>;
  /** The target the others are divided by. */
  base?: string;
}

export type Note = ReturnType<typeof openTable>['note'];

/** Takes down one figure after the other. */
export function openTable() {
  const rows: Row[] = [];
  const note = (of: Omit<Row, 'figures'>, label: string, value: number) => {
    let row = rows.find(({ what, unit }) => what === of.what && unit === of.unit);
    if (!row) rows.push((row = { ...of, figures: {} }));
    (row.figures[label] ??= []).push(value);
  };
  return { rows, note };
}

/** One table of medians, their ranges and their ratio to the base inside the same rounds. */
export function tableOf(rows: Row[]): string {
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
