import { saveBestSellers } from '../catalogue/best-sellers/best-sellers.model.ts';
import { readOrderSummaries } from '../orders/summaries/order-summaries.queries.ts';
import { isSale } from '../../models/orders/order-summary.ts';

const rankingWindowMs = 90 * 24 * 60 * 60 * 1000;
/** Enough that each category of the shop has some. */
const maxRankingLength = 500;

/** Stores the books that sold most copies in 90 days. May run in several processes at once. */
export async function rankBestSellers(now = Date.now()): Promise<void> {
  const copies = new Map<string, number>();
  for (const order of await readOrderSummaries()) {
    if (order.at < now - rankingWindowMs || !isSale(order)) continue;
    for (const { book } of order.items) copies.set(book.id, (copies.get(book.id) ?? 0) + 1);
  }
  const ranking = [...copies]
    .sort(([idA, a], [idB, b]) => b - a || (idA > idB ? -1 : 1))
    .slice(0, maxRankingLength);
  await saveBestSellers(ranking.map(([id]) => id));
}
