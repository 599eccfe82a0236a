import mongoose from 'mongoose';
import type { AdminStats } from '../../contract/admin.ts';
import type { Category } from '../../contract/book.ts';
import { toDollars } from '../../contract/money.ts';
import { orderStates, orderStatuses, type OrderStatus } from '../../contract/order-status.ts';
import { BookModel, onSale } from '../books/book.model.ts';
import { findBestCustomers } from '../customers/best-customers.model.ts';
import { isVisible, OrderModel } from '../orders/order.model.ts';
import { findSettings } from '../settings/settings.model.ts';
import { countVisitsOfLastDay } from '../visits/visit-count.model.ts';

const listLength = 10;

const salesOnly = () => ({
  $match: { status: { $in: orderStatuses.filter((status) => orderStates[status].isSale) } },
});

/** Without the rest of the order, which would be copied for each of its items. */
const soldItems = () => [salesOnly(), { $project: { items: 1 } }, { $unwind: '$items' }];

/** The dashboard's figures, each counted by the database. Money in dollars. */
export async function findStats(now = new Date()): Promise<AdminStats> {
  const [books, orders, visitsLastDay, monthlyRevenue, customers, categories, best, lowStock] =
    await Promise.all([
      countBooks(),
      countOrders(),
      countVisitsOfLastDay(),
      findMonthlyRevenue(now),
      findCustomers(),
      findSalesByCategory(),
      findBestSellers(),
      findLowStock(),
    ]);
  return {
    ...books,
    ...orders,
    visitsLastDay,
    monthlyRevenue,
    customersByAverageOrder: customers,
    salesByCategory: categories,
    bestSellers: best,
    lowStock,
  };
}

async function countBooks() {
  const [totalBooks, trendingBooks] = await Promise.all([
    BookModel.countDocuments({ ...onSale }),
    BookModel.countDocuments({ ...onSale, trending: true }),
  ]);
  return { totalBooks, trendingBooks };
}

async function countOrders() {
  const groups = await OrderModel.aggregate<{ _id: OrderStatus; orders: number; cents: number }>([
    { $match: { status: isVisible() } },
    { $group: { _id: '$status', orders: { $sum: 1 }, cents: { $sum: '$totalCents' } } },
  ]);
  const sum = (field: 'orders' | 'cents', isCounted: (status: OrderStatus) => boolean) =>
    groups
      .filter((group) => isCounted(group._id))
      .reduce((total, group) => total + group[field], 0);
  return {
    totalOrders: sum('orders', () => true),
    totalSales: toDollars(sum('cents', (status) => orderStates[status].isSale)),
    returnedOrders: sum('orders', (status) => status === 'returned'),
    returnedSales: toDollars(sum('cents', (status) => status === 'returned')),
    ordersLeft: sum('orders', (status) => orderStates[status].isOpen),
    newOrders: sum('orders', (status) => status === 'placed'),
  };
}

async function findMonthlyRevenue(now: Date) {
  const months = Array.from(
    { length: 12 },
    (_unused, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index)),
  );
  const groups = await OrderModel.aggregate<{ _id: string; cents: number }>([
    salesOnly(),
    { $match: { createdAt: { $gte: months[0] } } },
    {
      $group: {
        _id: { $dateToString: { format: '%Y-%m', date: '$createdAt' } },
        cents: { $sum: '$totalCents' },
      },
    },
  ]);
  const centsOf = new Map(groups.map(({ _id, cents }) => [_id, cents]));
  return months.map((date) => {
    const month = date.toISOString().slice(0, 7);
    return { month, revenue: toDollars(centsOf.get(month) ?? 0) };
  });
}

async function findCustomers() {
  const customers = await findBestCustomers(listLength);
  return customers.map(({ name, email, sales, averageSaleCents }) => ({
    name: name ?? '',
    email: email ?? '',
    orders: sales,
    averageOrder: toDollars(Math.round(averageSaleCents ?? 0)),
  }));
}

async function findSalesByCategory() {
  const groups = await OrderModel.aggregate<{ _id: Category; books: number; cents: number }>([
    ...soldItems(),
    {
      $group: { _id: '$items.category', books: { $sum: 1 }, cents: { $sum: '$items.priceCents' } },
    },
    { $sort: { cents: -1, _id: 1 } },
  ]);
  return groups.map(({ _id, books, cents }) => ({
    category: _id,
    books,
    revenue: toDollars(cents),
  }));
}

async function findBestSellers() {
  const groups = await OrderModel.aggregate<{
    _id: mongoose.Types.ObjectId;
    title: string;
    sold: number;
  }>([
    ...soldItems(),
    { $group: { _id: '$items.bookId', title: { $last: '$items.title' }, sold: { $sum: 1 } } },
    { $sort: { sold: -1, _id: 1 } },
    { $limit: listLength },
  ]);
  return groups.map(({ _id, title, sold }) => ({ bookId: _id.toHexString(), title, sold }));
}

async function findLowStock() {
  const { lowStock } = await findSettings();
  const books = await BookModel.find(
    { ...onSale, stock: mongoose.trusted({ $gte: 0, $lte: lowStock }) },
    { title: 1, stock: 1 },
  )
    .sort({ stock: 1, title: 1 })
    .limit(listLength)
    .lean();
  return books.map(({ _id, title, stock }) => ({
    bookId: _id.toHexString(),
    title,
    stock: stock ?? 0,
  }));
}
