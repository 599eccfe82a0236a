import { describe, expect, it } from 'vitest';
import type { BookImport } from '../../../../contract/book/book-import.ts';
import { useTestDatabase } from '../../../../testing/database.ts';
import { makeBook } from '../../../../testing/factories.ts';
import { checkFile, importFile, valuesOf } from '../../../../testing/imports/import-file.ts';
import { messageOf, priceOf, productOf } from '../../../../testing/imports/onix-message.ts';
import { BookModel } from '../../../../models/books/book.model.ts';

useTestDatabase();

const isbn = '9780306406157';
const other = '9780141439518';
const codesOf = ({ warnings }: BookImport) => warnings.map(({ row, code }) => [row, code]);

async function pricedAt(prices: string, header?: string): Promise<unknown> {
  const result = await checkFile(messageOf(productOf({ prices }), { header }));
  expect(result.errors).toEqual([]);
  return valuesOf(result).newPrice;
}
const during = (amount: string, dates: Record<string, string>) =>
  priceOf({
    amount,
    more: Object.entries(dates)
      .map(
        ([role, day]) =>
          `<PriceDate><PriceDateRole>${role}</PriceDateRole><Date>${day}</Date></PriceDate>`,
      )
      .join(''),
  });
const territory = (inner: string) => `<Territory>${inner}</Territory>`;

describe('the price is that of today, for shoppers, in the shop’s country and currency:', () => {
  it.each([
    [
      'one that ended',
      during('4.99', { 15: '20200101' }) + during('8.99', { 14: '20200102' }),
      8.99,
    ],
    [
      'one that has not begun',
      during('8.99', { 15: '20991231' }) + during('9.99', { 14: '21000101' }),
      8.99,
    ],
    [
      'the later of two that began',
      during('8.99', { 14: '2019' }) + during('9.49', { 14: '202001' }),
      9.49,
    ],
    ['a range', during('4.99', { 24: '2020010120200131' }) + priceOf({ amount: '8.99' }), 8.99],
    [
      'dates as older messages have them',
      priceOf({ amount: '4.99', more: '<PriceEffectiveUntil>20200101</PriceEffectiveUntil>' }) +
        priceOf({ amount: '8.99', more: '<PriceEffectiveFrom>20200102</PriceEffectiveFrom>' }),
      8.99,
    ],
    [
      'that of libraries',
      priceOf({ amount: '89', qualifier: '06' }) + priceOf({ amount: '9.99', qualifier: '05' }),
      9.99,
    ],
    [
      'that of subscribers',
      priceOf({ amount: '4', qualifier: '01' }) + priceOf({ amount: '9.99' }),
      9.99,
    ],
    [
      'a supplier’s net price',
      priceOf({ amount: '5', type: '05' }) + priceOf({ amount: '9.99', type: '01' }),
      9.99,
    ],
    [
      'of fifty copies',
      priceOf({ amount: '5', more: '<MinimumOrderQuantity>50</MinimumOrderQuantity>' }) +
        priceOf({ amount: '9.99' }),
      9.99,
    ],
    [
      'of another country',
      priceOf({ amount: '7', more: territory('<CountriesIncluded>CA MX</CountriesIncluded>') }) +
        priceOf({ amount: '9.99', more: territory('<CountriesIncluded>US</CountriesIncluded>') }),
      9.99,
    ],
    [
      'of the rest of the world',
      priceOf({
        amount: '7',
        more: territory(
          '<RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>US</CountriesExcluded>',
        ),
      }) + priceOf({ amount: '9.99', more: territory('<RegionsIncluded>WORLD</RegionsIncluded>') }),
      9.99,
    ],
    ['with a point and zeros', priceOf({ amount: '9.9900' }), 9.99],
    ['with three digits before the decimals', priceOf({ amount: '1250.00' }), 1250],
  ])('%s', async (_what, prices, amount) => {
    expect(await pricedAt(prices)).toBe(amount);
  });

  it('the currency and the type of all prices may stand in the header', async () => {
    const prices = '<Price><PriceAmount>9.99</PriceAmount></Price>';
    const header =
      '<DefaultPriceType>02</DefaultPriceType><DefaultCurrencyCode>USD</DefaultCurrencyCode>';
    expect(await pricedAt(prices, header)).toBe(9.99);
    const net = header.replace('02', '05');
    expect(await pricedAt(prices, net)).toBeUndefined();
    expect(await pricedAt(prices)).toBeUndefined();
  });

  it('of several supplies price and availability belong together', async () => {
    const supply = (availability: string, amount: string) =>
      `<SupplyDetail><ProductAvailability>${availability}</ProductAvailability>${priceOf({ amount })}</SupplyDetail>`;
    const supplies = supply('40', '5.00') + supply('21', '9.99');
    const result = await checkFile(messageOf(productOf({ supplies })));
    expect(valuesOf(result)).toMatchObject({ newPrice: 9.99 });
    expect(codesOf(result)).toEqual([]);
  });
});

describe('a book that cannot be sold is imported as a draft with a warning:', () => {
  const unpriced = (code: string) => `<UnpricedItemType>${code}</UnpricedItemType>`;
  it.each([
    ['a price that is not announced', { prices: unpriced('02') }, /not announced/],
    ['on request only', { prices: unpriced('04') }, /on request/],
    [
      'for libraries only',
      { prices: priceOf({ amount: '89', qualifier: '06' }) },
      /no price for shoppers/,
    ],
    ['a net price only', { prices: priceOf({ amount: '5', type: '05' }) }, /no price for shoppers/],
    [
      'a price from next century',
      { prices: during('5', { 14: '21000101' }) },
      /not those of today/,
    ],
    [
      'for other countries',
      {
        prices: priceOf({
          amount: '5',
          more: territory('<CountriesIncluded>DE</CountriesIncluded>'),
        }),
      },
      /other countries/,
    ],
    ['not available', { availability: '51' }, /not available/],
    ['not yet there', { availability: '10' }, /not appeared yet/],
    ['cancelled', { publishing: '<PublishingStatus>01</PublishingStatus>' }, /cancelled/],
  ])('%s', async (_what, parts, why) => {
    const result = await checkFile(messageOf(productOf(parts)));
    expect(result.errors).toEqual([]);
    expect(valuesOf(result)).toMatchObject({ draft: true });
    expect(result.warnings.map(({ message }) => message).join()).toMatch(why);
    await importFile(messageOf(productOf(parts)));
    expect(await BookModel.countDocuments({ draft: null })).toBe(0);
  });

  it('one that is free of charge costs nothing', async () => {
    expect(await pricedAt(unpriced('01'))).toBe(0);
  });

  it('next to one that can be sold, which is imported', async () => {
    const file = messageOf(productOf({ prices: unpriced('02') }) + productOf({ isbn: other }));
    const result = await checkFile(file);
    expect(result).toMatchObject({ new: 2, errors: [] });
    expect(valuesOf(result, 1)).toMatchObject({ newPrice: 9.99 });
    expect(codesOf(result)).toEqual([[2, 'draft']]);
  });
});

it('two prices with nothing that tells them apart are an error of their row, which can be left out', async () => {
  const doubtful = productOf({ prices: priceOf({ amount: '5' }) + priceOf({ amount: '6' }) });
  const file = messageOf(doubtful + productOf({ isbn: other }));
  const { errors } = await checkFile(file);
  expect(errors).toMatchObject([{ row: 2, column: 'newPrice' }]);
  expect(errors[0]?.message).toContain('doubtful: the message has 5 and 6');
  expect(await importFile(file, { skipErrors: 'true' })).toMatchObject({ new: 1, skipped: 1 });
});

it('a supplier’s stock is not the shop’s', async () => {
  await makeBook({ isbn, stock: 4, newPriceCents: 500 });
  const more = '<Stock><OnHand>120</OnHand></Stock>';
  for (const availability of ['51', '20']) {
    const { preview } = await checkFile(messageOf(productOf({ availability, more })));
    expect(preview[0]?.kind).toBe('changed');
    expect(preview[0]?.changes).not.toHaveProperty('stock');
    expect(preview[0]?.changes).not.toHaveProperty('draft');
  }
});

it('a later record of a book counts, an update adds to the one before it', async () => {
  const update = productOf({ notification: '04', prices: priceOf({ amount: '12.50' }), title: '' });
  const records = productOf({ title: 'First' }) + productOf({ title: 'Second' }) + update;
  const result = await checkFile(messageOf(records));
  expect(result).toMatchObject({ rows: 3, new: 1, unknown: 2, errors: [] });
  expect(codesOf(result)).toEqual([
    [2, 'replaced'],
    [3, 'replaced'],
  ]);
  expect(valuesOf(result, 2)).toMatchObject({ title: 'Second', newPrice: 12.5 });
});

it('an update of a book that the shop does not have is skipped', async () => {
  const update = messageOf(productOf({ notification: '04' }));
  expect(await checkFile(update)).toMatchObject({ new: 0, unknown: 1, errors: [] });
  await makeBook({ isbn, newPriceCents: 500 });
  expect(await checkFile(update)).toMatchObject({ changed: 1, unknown: 0 });
});

it('warns of a record that its publisher deletes, and keeps its book', async () => {
  const book = await makeBook({ isbn, title: 'Persuasion' });
  const result = await checkFile(messageOf(productOf({ notification: '05' })));
  expect(result).toMatchObject({ changed: 0, unknown: 1, errors: [] });
  expect(result.preview).toMatchObject([{ kind: 'unknown', bookId: book.id }]);
  expect(codesOf(result)).toEqual([[2, 'withdrawn']]);
});
