import mongoose from 'mongoose';
import type { AdminStats } from '../../../contract/admin.ts';
import { toDollars } from '../../../contract/money.ts';
import { orderStates, type OrderStatus } from '../../../contract/order-status.ts';
import { BookModel, onSale } from '../../catalogue/books/book.model.ts';
import { findBestCustomers } from '../../customers/best-customers.model.ts';
import { readFigures, type OrderSums } from '../rollup/figures.model.ts';
import { findBestSellers } from '../rollup/sold-books.model.ts';
import { findSettings } from '../../settings/settings.model.ts';
import { countVisitsOfLastDay } from '../../visits/visit-count.model.ts';

const listLength = 10;

/** The dashboard's figures, those of orders from records that are kept. Money in dollars. */
export async function findStats(now = new Date()): Promise<AdminStats> {
  // Counts what has changed, so that the kept figures are those of this moment.
  const customers = await findCustomers();
  const [books, figures, visitsLastDay, best, lowStock] = await Promise.all([
    countBooks(),
    readFigures(),
    countVisitsOfLastDay(),
    findBestSellers(listLength),
    findLowStock(),
  ]);
  return {
    ...books,
    ...totalsOf(figures),
    visitsLastDay,
    monthlyRevenue: monthlyRevenueOf(figures, now),
    customersByAverageOrder: customers,
    salesByCategory: salesByCategoryOf(figures),
    bestSellers: best.map(({ _id, title, sold }) => ({ bookId: _id.toHexString(), title, sold })),
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

function totalsOf({ byStatus }: OrderSums) {
  const sum = (field: 'orders' | 'cents', isCounted: (status: OrderStatus) => boolean) =>
    byStatus
      .filter(({ status }) => isCounted(status))
      .reduce((total, line) => total + line[field], 0);
  return {
    totalOrders: sum('orders', () => true),
    totalSales: toDollars(sum('cents', (status) => orderStates[status].isSale)),
    returnedOrders: sum('orders', (status) => status === 'returned'),
    returnedSales: toDollars(sum('cents', (status) => status === 'returned')),
    ordersLeft: sum('orders', (status) => orderStates[status].isOpen),
    newOrders: sum('orders', (status) => status === 'placed'),
  };
}

function monthlyRevenueOf({ byStatus }: OrderSums, now: Date) {
  const sales = byStatus.filter(({ status }) => orderStates[status].isSale);
  return Array.from({ length: 12 }, (_unused, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index));
    const month = first.toISOString().slice(0, 7);
    const ofMonth = sales.filter((line) => line.month === month);
    return { month, revenue: toDollars(ofMonth.reduce((total, { cents }) => total + cents, 0)) };
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

function salesByCategoryOf({ byCategory }: OrderSums) {
  return byCategory
    .filter(({ books }) => books > 0)
    .sort((a, b) => b.cents - a.cents || (a.category < b.category ? -1 : 1))
    .map(({ category, books, cents }) => ({ category, books, revenue: toDollars(cents) }));
}

/** The first of what the table shows by stock: an index has them in this order. */
async function findLowStock() {
  const { lowStock } = await findSettings();
  const books = await BookModel.find(
    { ...onSale, stock: mongoose.trusted({ $gte: 0, $lte: lowStock }) },
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
