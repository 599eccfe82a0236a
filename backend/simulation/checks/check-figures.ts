import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { orderStates, type OrderStatus } from '../../src/contract/order/order-status.ts';
import type { Expected, Stored } from './check.ts';
import type { HttpResponse } from '../http-client.ts';

/** The figures of one API. */
export interface Reports {
  report: HttpResponse;
  dashboard: HttpResponse;
  vat: HttpResponse;
  /** Read after all erasures and imports have finished. */
  customers?: HttpResponse;
  /** The titles of the books on sale. */
  titles?: Set<string>;
}

/** Report, dashboard and customers equal the sums of the orders, at each API. */
export function findFigureViolations({ orders = [] }: Stored, { reports }: Expected): string[] {
  const sales = orders.filter(({ status }) => orderStates[status as OrderStatus].isSale);
  const sumOfSales = (centsIn: (order: mongo.Document) => unknown) =>
    sales.reduce((sum, order) => sum + Number(centsIn(order) ?? 0), 0);
  const shipping = sumOfSales(({ shippingCents }) => shippingCents);
  const wrapping = sumOfSales(wrappingIn);
  const total = sumOfSales(({ totalCents, returnedCents }) => totalCents - (returnedCents ?? 0));
  const cents = [total - shipping - wrapping, shipping, wrapping];
  const ofCustomers = orders.filter(({ source, erasedAt }) => source !== 'counter' && !erasedAt);
  const expected = {
    report: [sales.length, ...cents],
    dashboard: [orders.length, ...cents],
    customers: ofCustomers.length,
  };
  const wrong = orders.filter((order) => order['totalCents'] !== chargedIn(order));
  const wrongTotals = wrong.map(({ number }) => `the total of order ${number} is not its sum`);
  const found = reports.flatMap(({ report, dashboard, customers }, api) => {
    const { total: sold = {} } = report.body as { total?: mongo.Document };
    const { totalOrders, totalSales, totalShipping, totalWrapping } =
      dashboard.body as mongo.Document;
    const actual = {
      report: [
        sold['orders'],
        ...[sold['revenue'], sold['shipping'], sold['wrapping']].map(centsOf),
      ],
      dashboard: [totalOrders, ...[totalSales, totalShipping, totalWrapping].map(centsOf)],
      customers: customers ? sumOf(customers.body) : expected.customers,
    };
    if (isDeepStrictEqual(actual, expected)) return [];
    return [
      `figures of API ${api}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`,
    ];
  });
  return [...wrongTotals, ...found];
}

/** The figures omit free wrapping. */
const centsOf = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);

/** Books, shipping and wrapping. */
function chargedIn(order: mongo.Document): number {
  const { items, shippingCents } = order;
  const books = (items as { priceCents: number }[]).reduce((sum, each) => sum + each.priceCents, 0);
  return books + Number(shippingCents ?? 0) + wrappingIn(order);
}

function sumOf(customers: unknown): number {
  if (!Array.isArray(customers)) return NaN;
  return (customers as { orders: number }[]).reduce((sum, { orders }) => sum + orders, 0);
}

function wrappingIn({ gift }: mongo.Document): number {
  return (gift as { feeCents?: number } | undefined)?.feeCents ?? 0;
}
