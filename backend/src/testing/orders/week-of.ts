const dayMs = 86_400_000;

/** ISO 8601 by its own words: weeks begin on Monday, the first is that with 4 January. */
export function weekOf(at: Date): string {
  const monday = (date: Date) => date.getTime() - ((date.getUTCDay() + 6) % 7) * dayMs;
  const midnight = new Date(new Date(at).setUTCHours(0, 0, 0, 0));
  for (const year of [1, 0, -1].map((offset) => midnight.getUTCFullYear() + offset)) {
    const first = monday(new Date(Date.UTC(year, 0, 4)));
    if (midnight.getTime() < first) continue;
    const week = Math.floor((midnight.getTime() - first) / dayMs / 7) + 1;
    return `${year}-W${String(week).padStart(2, '0')}`;
  }
  throw new Error('There is no such week.');
}
