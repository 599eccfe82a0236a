import type { AdminStats } from '../../../contract/admin/admin-stats.ts';
import type { ShopSettings } from '../../../contract/shop/settings.ts';
import { BookModel, onSale } from '../../../models/books/book.model.ts';
import { readSummaryBlocks } from '../../orders/summaries/order-summaries.queries.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { countVisitsOfLastDay } from '../../visits/visit-count.model.ts';
import { sumOrders } from './sum-orders.ts';

const listLength = 10;

/** The dashboard's figures, as of now. */
export async function findStats(now = new Date()): Promise<AdminStats> {
  const settings = await findSettings();
  const [totalBooks, trendingBooks, blocks, visitsLastDay, lowStock] = await Promise.all([
    BookModel.countDocuments(onSale),
    BookModel.countDocuments({ ...onSale, trending: true }),
    readSummaryBlocks(),
    countVisitsOfLastDay(),
    findLowStock(settings),
  ]);
  const orders = sumOrders(blocks, now, settings.money);
  return { totalBooks, trendingBooks, ...orders, visitsLastDay, lowStock };
}

/** The first books of the table by stock, in the order of an index. */
async function findLowStock({ lowStock }: ShopSettings) {
  const books = await BookModel.find(
    { ...onSale, stock: { $gte: 0, $lte: lowStock } },
    { title: 1, stock: 1 },
  )
    .sort({ stock: 1, _id: 1 })
    .limit(listLength)
    .lean();
  return books.map(({ _id, title, stock }) => ({
    bookId: _id.toHexString(),
    title,
    stock: stock ?? 0,
  }));
}
