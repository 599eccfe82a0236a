import type { PipelineStage, Types } from 'mongoose';
import type { Category } from '../../contract/book.ts';
import { orderStates, orderStatuses, type OrderStatus } from '../../contract/order-status.ts';
import type { SalesReportQuery } from '../../contract/sales-report.ts';

export interface DaySums {
  _id: { day: string; status: OrderStatus };
  orders: number;
  books: number;
  cents: number;
}
interface ItemSums {
  _id: Category | Types.ObjectId;
  title: string;
  orders: number;
  books: number;
  cents: number;
}
export interface PartSums {
  days: DaySums[];
  items?: ItemSums[];
}

type Inner = PipelineStage.FacetPipelineStage[];

/**
 * Sums of the orders between two moments (`end` excluded) that lie in the period. Whether they do,
 * the database says by their day in the time zone, so that no hour of a clock change is lost.
 */
export function reportPipeline(
  { from, to, tz, by }: SalesReportQuery,
  part: { start: Date; end: Date },
): PipelineStage[] {
  return [
    {
      $match: {
        createdAt: { $gte: part.start, $lt: part.end },
        status: { $in: [...orderStatuses] },
      },
    },
    {
      $project: {
        day: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: tz } },
        status: 1,
        totalCents: 1,
        items: 1,
      },
    },
    { $match: { day: { $gte: from, $lte: to } } },
    { $facet: { days: byDay, ...(isByItem(by) && { items: byItem(by) }) } },
  ];
}

export function isByItem(by: SalesReportQuery['by']): by is 'category' | 'book' {
  return by === 'category' || by === 'book';
}

const byDay: Inner = [
  {
    $group: {
      _id: { day: '$day', status: '$status' },
      orders: { $sum: 1 },
      books: { $sum: { $size: '$items' } },
      cents: { $sum: '$totalCents' },
    },
  },
];

/** An order with three books of a category is one order of it, so orders are grouped first. */
function byItem(by: 'category' | 'book'): Inner {
  return [
    { $match: { status: { $in: orderStatuses.filter((status) => orderStates[status].isSale) } } },
    { $unwind: '$items' },
    {
      $group: {
        _id: { key: by === 'category' ? '$items.category' : '$items.bookId', order: '$_id' },
        title: { $last: '$items.title' },
        books: { $sum: 1 },
        cents: { $sum: '$items.priceCents' },
      },
    },
    {
      $group: {
        _id: '$_id.key',
        title: { $last: '$title' },
        orders: { $sum: 1 },
        books: { $sum: '$books' },
        cents: { $sum: '$cents' },
      },
    },
  ];
}
