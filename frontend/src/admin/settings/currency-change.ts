import { plainAmount } from '@storyloom/backend/contract/shop/formats';

/** What another currency means for all that is there; undefined where it stays, or is none yet. */
export function whatChanges(from: unknown, to: unknown): string | undefined {
  if (from === to || typeof from !== 'string' || typeof to !== 'string') return undefined;
  const [before, after] = [from, to].map((currency) => `${plainAmount(12, currency)} ${currency}`);
  return `Prices keep their numbers: ${before} becomes ${after}. Orders that are there stay in ${from}, and figures and reports count those in ${to} only.`;
}
