import { formatNumber } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

// A row of bars needs no chart library: boxes stay sharp at every width, follow the theme, and cost
// a twentieth of the smallest library.

export interface BarChartProps {
  /** Names the currency, as the legend shows it: `Revenue ($)`. */
  legend: string;
  bars: { label: string; amount: number }[];
  format: (amount: number) => string;
}

const maxLabels = 12;
// Compact numbers get thousands separators from five digits on only, unless requested.
const compact = { notation: 'compact', maximumFractionDigits: 1, useGrouping: 'always' } as const;

/**
 * Hidden from screen readers and below 768 px: the caller renders a table with the same figures.
 */
export function BarChart({ legend, bars, format }: BarChartProps) {
  const ticks = ticksUpTo(Math.max(...bars.map(({ amount }) => amount)));
  const top = ticks.at(-1) ?? 1;
  const gap = `${Math.min(2, 24 / bars.length)}%`;
  const shareOf = (index: number) => `${(100 * (index + 0.5)) / bars.length}%`;
  // Skips labels that have no room.
  const labelStep = Math.ceil(bars.length / maxLabels);
  return (
    <div aria-hidden="true" className="hidden md:block">
      <p className="mb-3 flex items-center gap-2 text-sm text-ink-soft">
        <span className="size-3 rounded-sm bg-accent-deep forced-colors:bg-[CanvasText]" />
        <span>{legend}</span>
      </p>
      <div className="relative ms-12 h-64">
        {ticks.map((tick) => (
          <div
            key={tick}
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${(100 * tick) / top}%` }}
          >
            <span className="absolute end-full me-2 -translate-y-1/2 text-xs text-ink-faint tabular-nums">
              {formatNumber(tick, compact)}
            </span>
          </div>
        ))}
        <div className="absolute inset-0 flex items-end px-[1%]" style={{ gap }}>
          {bars.map(({ label, amount }, index) => (
            <div key={label} className="group relative flex h-full flex-1 items-end">
              <div
                className="w-full rounded-t-sm bg-accent-deep group-hover:bg-ink forced-colors:bg-[CanvasText]"
                style={{ height: `${(100 * amount) / top}%` }}
              />
              <p
                className="pointer-events-none absolute z-10 hidden rounded-md bg-ink px-2.5 py-1.5 text-sm whitespace-nowrap text-paper shadow-raised [--toward-start:-1] rtl:[--toward-start:1] group-hover:block forced-colors:border"
                style={{
                  // Shifts inwards, the more the nearer its bar is to an end of the chart.
                  insetInlineStart: shareOf(index),
                  translate: `calc(${shareOf(index)} * var(--toward-start))`,
                  bottom: `calc(${Math.min(80, (100 * amount) / top)}% + 0.5rem)`,
                }}
              >
                <span>{words.dashboard.barLabel(label)}</span>
                <strong>{format(amount)}</strong>
              </p>
            </div>
          ))}
        </div>
      </div>
      <div className="mt-2 ms-12 flex px-[1%]" style={{ gap }}>
        {bars.map(({ label }, index) => (
          <span
            key={label}
            className="min-w-0 flex-1 text-center text-[0.6875rem] whitespace-nowrap text-ink-soft"
          >
            {index % labelStep === 0 && <span className="block -mx-6">{label}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Round steps from 0 to at least the highest bar. */
function ticksUpTo(highest: number): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5].find((each) => each * magnitude >= rough) ?? 10;
  const step = Math.ceil(factor * magnitude); // money without decimals has no halves
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_unused, index) => index * step);
}
