export const reportPeriods = ['week', 'month', 'last-month', 'year', 'own'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

export const periodWords: Record<ReportPeriod, string> = {
  week: 'This week',
  month: 'This month',
  'last-month': 'Last month',
  year: 'This year',
  own: 'Other days',
};

/** First and last day of a period in the owner's calendar, until today; weeks begin on Monday. */
export function daysOf(period: Exclude<ReportPeriod, 'own'>, today = new Date()) {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const to = dayOf(today);
  switch (period) {
    case 'week':
      return { from: dayOf(new Date(year, month, day - ((today.getDay() + 6) % 7))), to };
    case 'month':
      return { from: dayOf(new Date(year, month, 1)), to };
    case 'last-month':
      return { from: dayOf(new Date(year, month - 1, 1)), to: dayOf(new Date(year, month, 0)) };
    case 'year':
      return { from: dayOf(new Date(year, 0, 1)), to };
  }
}

/** `2026-11-21` as the owner's clock has it. */
function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
