import * as z from 'zod/mini';
import { categorySlugSchema } from '../book/categories/shop-categories.ts';
import { priceSchema } from '../number/money.ts';
import { countSchema as count } from '../number/number.ts';

/**
 * Figures of the dashboard, its money that of orders in the shop's currency. Cancelled orders count in
 * `totalOrders` only, returned ones there and in their own line.
 * `monthlyRevenue` has the last 12 months, oldest first, also those without an order.
 */
export const adminStatsSchema = z.object({
  totalBooks: count,
  trendingBooks: count,
  totalOrders: count,
  /** Of the books alone. */
  totalSales: priceSchema,
  /** Shipping that customers paid. */
  totalShipping: priceSchema,
  /** Gift wrapping that customers paid; absent when nothing was. */
  totalWrapping: z.optional(priceSchema),
  returnedOrders: count,
  /** The sum of returned books. */
  returnedSales: priceSchema,
  /** Sales at the counter; `totalOrders` and `totalSales` include them. */
  counterOrders: count,
  counterSales: priceSchema,
  /** Orders neither delivered nor cancelled. */
  ordersLeft: count,
  /** Unconfirmed orders (status `placed`). */
  newOrders: count,
  visitsLastDay: count,
  /** `month` as `2026-11`. */
  monthlyRevenue: z.array(z.object({ month: z.string(), revenue: priceSchema })),
  customersByAverageOrder: z.array(
    z.object({ name: z.string(), email: z.string(), orders: count, averageOrder: priceSchema }),
  ),
  salesByCategory: z.array(
    z.object({ category: categorySlugSchema, books: count, revenue: priceSchema }),
  ),
  bestSellers: z.array(z.object({ bookId: z.string(), title: z.string(), sold: count })),
  lowStock: z.array(z.object({ bookId: z.string(), title: z.string(), stock: count })),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;
