import type { ImportProblem } from '../../../../../contract/book/book-import.ts';
import { cleanPastedNumber } from '../../../../../contract/number/pasted-number.ts';
import type { Role } from '../headings.ts';
import type { Amount, AmbiguousAmount } from './read-amounts.ts';
import type { Reading } from './read-counts.ts';
import { rule } from '../../../../../contract/words/rules.ts';

type Warning = NonNullable<Reading['warning']> & { column: string };

export interface Prices {
  newPrice: unknown;
  oldPrice: unknown;
  warnings: Warning[];
  problem?: Pick<ImportProblem, 'column' | 'message'>;
  /** The first ambiguous amount. */
  doubt?: { text: string; readings: AmbiguousAmount };
}

interface PriceCells {
  /** Undefined where the file has no such column. */
  price: string | undefined;
  oldPrice: string | undefined;
  role: (role: Role) => string | undefined;
  readAmount: (text: string) => Amount;
  /** `2026-11-22` */
  today: string;
}

/**
 * Reads price and old price from all price columns. A sale price counts during the sale; then the
 * regular price is the old price.
 */
export function readPrices({ price, oldPrice, role, readAmount, today }: PriceCells): Prices {
  const prices: Prices = { newPrice: undefined, oldPrice: undefined, warnings: [] };
  const read = (text: string | undefined, column: 'newPrice' | 'oldPrice') => {
    if (!text) return undefined;
    const amount = readAmount(text);
    if ('value' in amount) return amount.value;
    const { point, comma } = amount.doubt;
    const readings = { first: Number(point), second: Number(comma) };
    prices.doubt ??= { text, readings: amount.doubt };
    if (column === 'newPrice')
      prices.problem ??= { column, message: rule('amount_in_doubt', readings) };
    else {
      const message = rule('old_price_in_doubt', readings);
      prices.warnings.push({ column, code: 'left_empty', message });
    }
    return undefined;
  };
  const [regular, sale] = [role('regularPrice'), role('salePrice')];
  const base = read(regular ? regular : price, 'newPrice');
  const current = regular && price ? read(price, 'newPrice') : base;
  const reduced = saleIn(read(sale, 'newPrice'), base);
  prices.newPrice = reduced ?? current;
  if (oldPrice !== undefined) {
    const before = oldPrice === '' ? null : read(oldPrice, 'oldPrice');
    // Exports write 0.00 for a missing price.
    prices.oldPrice = Number(before ?? 1) === 0 ? null : before;
  } else if (regular !== undefined || sale !== undefined) {
    prices.oldPrice = Number(base) > Number(prices.newPrice) ? base : null;
  }
  if (Number(base) < Number(prices.newPrice)) {
    const message = rule('regular_price_below', {
      regular: String(base),
      price: prices.newPrice as string,
    });
    prices.problem ??= { column: 'newPrice', message };
  }
  return prices;

  function saleIn(amount: string | undefined, regularAmount: string | undefined) {
    if (amount === undefined) return undefined;
    const isFree = Number(amount) === 0 && Number(regularAmount) > 0;
    const message = isOver() ?? (isFree ? rule('sale_free') : undefined);
    if (!message || regularAmount === undefined) return amount;
    prices.warnings.push({ column: 'newPrice', code: 'adjusted', message });
    return undefined;
  }

  function isOver(): string | undefined {
    const [start, end] = (role('saleDates') ?? '').split('/');
    const [from = '', until = ''] = [role('saleFrom') || start, role('saleUntil') || end];
    const [begins, ends] = [daysOf(from), daysOf(until)];
    if (!begins || !ends)
      return rule('sale_dates_unreadable', { dates: [from, until].filter(Boolean).join(', ') });
    if (ends.some((day) => day < today)) return rule('sale_over', { day: until });
    return begins.some((day) => day > today) ? rule('sale_not_begun', { day: from }) : undefined;
  }
}

/** The possible days of a date; none for an empty cell; undefined when it is not a date. */
function daysOf(cell: string): string[] | undefined {
  const text = cleanPastedNumber(cell);
  if (/^0*$/.test(text)) return [];
  if (/^\d{10}$/.test(text)) return [new Date(Number(text) * 1000).toISOString().slice(0, 10)];
  const iso = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(text);
  if (iso) return [iso.slice(1, 4).join('-')];
  const [, first, mark, second, year] = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4})/.exec(text) ?? [];
  if (!first || !second) return undefined;
  const [one, other] = [first.padStart(2, '0'), second.padStart(2, '0')];
  const days =
    mark === '.'
      ? [[other, one]]
      : [
          [other, one],
          [one, other],
        ];
  return days
    .filter(([month]) => Number(month) <= 12)
    .map(([month, day]) => `${year}-${month}-${day}`);
}
