const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `21 Nov 2026, 16:20` in the owner's time zone. */
export function formatMoment(timestamp: string): string {
  return moment.format(new Date(timestamp));
}
