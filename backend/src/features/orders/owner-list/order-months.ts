/** The orders of one status in a month, in UTC as `2026-11`: how many, and what they come to. */
export interface OrderMonth {
  month: string;
  status: string;
  orders: number;
  cents: number;
}
/** As of now; undefined while they are being counted. */
export type ReadOrderMonths = () => Promise<OrderMonth[] | undefined>;

export function monthStart(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

/** The first moment after it. */
export function monthEnd(month: string): Date {
  const start = monthStart(month);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1));
}
