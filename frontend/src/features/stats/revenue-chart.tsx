// Twelve bars need no chart library: plain boxes keep their letters sharp at every width, follow
// the theme by themselves, and cost a twentieth of the smallest library.

interface RevenueChartProps {
  /** Names the currency, as the legend shows it: `Revenue ($)`. */
  legend: string;
  months: { label: string; revenue: number }[];
  format: (amount: number) => string;
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Bars for the eye from 768 px on; a table with the same figures for screen readers. */
export function RevenueChart({ legend, months, format }: RevenueChartProps) {
  const ticks = ticksUpTo(Math.max(...months.map(({ revenue }) => revenue)));
  const top = ticks.at(-1) ?? 1;
  return (
    <>
      <div aria-hidden="true" className="hidden md:block">
        <p className="mb-3 flex items-center gap-2 text-sm text-ink-soft">
          <span className="size-3 rounded-sm bg-accent-deep" />
          {legend}
        </p>
        <div className="relative ml-12 h-64">
          {ticks.map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-t border-line"
              style={{ bottom: `${(100 * tick) / top}%` }}
            >
              <span className="absolute right-full mr-2 -translate-y-1/2 text-xs text-ink-faint tabular-nums">
                {compact.format(tick)}
              </span>
            </div>
          ))}
          <div className="absolute inset-0 flex items-end gap-[2%] px-[1%]">
            {months.map(({ label, revenue }) => (
              <div key={label} className="group relative flex h-full flex-1 items-end">
                <div
                  className="w-full rounded-t-sm bg-accent-deep group-hover:bg-ink"
                  style={{ height: `${(100 * revenue) / top}%` }}
                />
                <p
                  className="pointer-events-none absolute left-1/2 z-10 hidden -translate-x-1/2 rounded-md bg-ink px-2.5 py-1.5 text-sm whitespace-nowrap text-paper shadow-raised group-hover:block"
                  style={{ bottom: `calc(${Math.min(80, (100 * revenue) / top)}% + 0.5rem)` }}
                >
                  {label}: <strong>{format(revenue)}</strong>
                </p>
              </div>
            ))}
          </div>
        </div>
        <div className="mt-2 ml-12 flex gap-[2%] px-[1%]">
          {months.map(({ label }) => (
            <span
              key={label}
              className="min-w-0 flex-1 text-center text-[0.6875rem] whitespace-nowrap text-ink-soft"
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <RevenueTable legend={legend} months={months} format={format} />
    </>
  );
}

function RevenueTable({ legend, months, format }: RevenueChartProps) {
  return (
    <table className="sr-only">
      <caption>{legend} by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">{legend}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ label, revenue }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Round steps from 0 to at least the highest bar. */
function ticksUpTo(highest: number): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_unused, index) => index * step);
}
