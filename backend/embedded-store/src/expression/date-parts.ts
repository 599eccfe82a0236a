const dayMs = 24 * 60 * 60 * 1000;

/** The parts of a local time, given as if it were one of UTC. */
export function datePartsOf(localMs: number) {
  const date = new Date(localMs);
  const year = date.getUTCFullYear();
  const startOfYear = new Date(0).setUTCFullYear(year, 0, 1);
  const dayOfYear = Math.floor((localMs - startOfYear) / dayMs) + 1;
  const weekday = date.getUTCDay();
  const isoWeekday = weekday === 0 ? 7 : weekday;
  // The week belongs to the year of its Thursday.
  const thursday = new Date(localMs + (4 - isoWeekday) * dayMs);
  const isoYear = thursday.getUTCFullYear();
  const startOfIsoYear = new Date(0).setUTCFullYear(isoYear, 0, 1);
  return {
    year,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
    dayOfYear,
    /** 1 is Sunday. */
    dayOfWeek: weekday + 1,
    /** Weeks begin on Sunday; the days before the first one are week 0. */
    week: Math.floor((dayOfYear + 6 - weekday) / 7),
    isoYear,
    isoWeek: Math.floor((thursday.getTime() - startOfIsoYear) / (7 * dayMs)) + 1,
    isoDayOfWeek: isoWeekday,
  };
}
