import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportWarning } from '../../../../contract/book/book-import.ts';
import type { DecimalSign } from '../../../../contract/number/amount.ts';
import { cleanPastedNumber } from '../../../../contract/number/pasted-number.ts';
import { rule } from '../../../../contract/words/rules.ts';
import { currencyIn } from './headings.ts';
import { addSign, differentCurrency, otherCurrencyIn } from './cells/read-amounts.ts';
import type { FileRow } from './read-csv.ts';
import type { Header } from './read-header.ts';

const rowsAtOnce = 200;

/** Finds the decimal signs of the file's amounts, and warnings about other currencies. */
export async function scanAmounts(lines: FileRow[], header: Header, currency: string) {
  const priceColumns = priceColumnsOf(header);
  const currencyColumns = header.roles.get('currency') ?? [];
  const signs = new Set<DecimalSign>();
  const others = new Map<string, { row: number; count: number }>();
  for (const [index, { row, cells }] of lines.entries()) {
    if (index % rowsAtOnce === 0) await nextTurn(); // lets other requests run
    const inRow = currencyColumns.map((i) => currencyOf(cells[i] ?? '')).find(Boolean);
    for (const { column, inHeading } of priceColumns) {
      const text = cells[column]?.trim();
      if (!text) continue;
      addSign(text, signs);
      const other =
        otherCurrencyIn(text, currency) ?? differentCurrency(currency, inRow ?? inHeading);
      if (!other) continue;
      const { row: first = row, count = 0 } = others.get(other) ?? {};
      others.set(other, { row: first, count: count + 1 });
    }
  }
  const warnings = [...others].map(([other, { row, count }]): ImportWarning => {
    const message = rule('other_currency', { other, more: count - 1, currency });
    return { row, column: 'newPrice', code: 'currency', message };
  });
  return { signs, warnings };
}

function priceColumnsOf({ cellsOf, roles, headings }: Header) {
  const columns = [
    ...(cellsOf.get('newPrice') ?? []),
    ...(cellsOf.get('oldPrice') ?? []),
    ...(roles.get('regularPrice') ?? []),
    ...(roles.get('salePrice') ?? []),
  ];
  return columns.map((column) => ({ column, inHeading: currencyIn(headings[column] ?? '') }));
}

/** The currency of a cell with nothing else. */
function currencyOf(cell: string): string | undefined {
  const text = cleanPastedNumber(cell).toUpperCase();
  return /^(?:[A-Z]{3}|\p{Sc})$/u.test(text) ? text : undefined;
}
