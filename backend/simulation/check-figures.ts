import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { orderStates, type OrderStatus } from '../src/contract/order/order-status.ts';
import type { Expected, Stored } from './check.ts';
import type { HttpResponse } from './http-client.ts';

/** What one API says of orders and books. */
export interface Reports {
  report: HttpResponse;
  dashboard: HttpResponse;
  /** These are read when all erasures and imports are finished. */
  customers?: HttpResponse;
  /** Of the books on sale. */
  titles?: Set<string>;
}

/** Report, dashboard and customers are what the orders add up to, at each API. */
export function findFigureViolations({ orders = [] }: Stored, { reports }: Expected): string[] {
  const sales = orders.filter(({ status }) => orderStates[status as OrderStatus].isSale);
  const cents = sales.reduce(
    (sum, { totalCents, returnedCents }) => sum + Number(totalCents) - Number(returnedCents ?? 0),
    0,
  );
  const ofCustomers = orders.filter(({ source, erasedAt }) => source !== 'counter' && !erasedAt);
  const expected = {
    report: [sales.length, cents],
    dashboard: [orders.length, cents],
    customers: ofCustomers.length,
  };
  return reports.flatMap(({ report, dashboard, customers }, api) => {
    const { total } = report.body as { total?: { orders: number; revenue: number } };
    const { totalOrders, totalSales } = dashboard.body as mongo.Document;
    const actual = {
      report: [total?.orders, centsOf(total?.revenue)],
      dashboard: [totalOrders as number, centsOf(totalSales as number)],
      customers: customers ? sumOf(customers.body) : expected.customers,
    };
    if (isDeepStrictEqual(actual, expected)) return [];
    return [
      `figures of API ${api}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`,
    ];
  });
}

const centsOf = (amount = NaN) => Math.round(amount * 100);

function sumOf(customers: unknown): number {
  if (!Array.isArray(customers)) return NaN;
  return (customers as { orders: number }[]).reduce((sum, { orders }) => sum + orders, 0);
}
