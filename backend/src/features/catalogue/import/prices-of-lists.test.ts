import { beforeEach, describe, expect, it } from 'vitest';
import { makeBook } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile, importFile, valuesOf } from '../../../testing/imports/import-file.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

const isbn = '9780306406157';
beforeEach(() => makeBook({ isbn, title: 'Persuasion', newPriceCents: 500 }));

describe('reads the price from its column and the columns next to it:', () => {
  const list = (headings: string, cells: string) => `isbn,${headings}\n${isbn},${cells}\n`;
  it.each([
    ['a sale before the regular price', 'Sale price,Regular price', '7.00,9.99', 7, 9.99],
    ['no sale', 'Sale price,Regular price', ',9.99', 9.99, undefined],
    ['a sale of a feed', 'price,sale_price', '9.99 USD,7.00 USD', 7, 9.99],
    ['a sale of a German shop', 'Regulärer Preis,Angebotspreis', '"9,99","7,00"', 7, 9.99],
    ['a sale of a French shop', 'Tarif régulier,Tarif promo', '"9,99","7,00"', 7, 9.99],
    ['a sale of a Spanish shop', 'Precio normal,Precio rebajado', '"9,99","7,00"', 7, 9.99],
    [
      'a sale that ended',
      'Regular price,Sale price,Date sale price ends',
      '9.99,7,2020-01-31',
      9.99,
      undefined,
    ],
    [
      'a sale that has not begun',
      'price,sale_price,sale_price_effective_date',
      '9.99,7,2099-01-01T00:00Z/2099-02-01T00:00Z',
      9.99,
      undefined,
    ],
    [
      'a sale that lasts',
      'Regular price,Sale price,Date sale price starts',
      '9.99,7,01.02.2020',
      7,
      9.99,
    ],
    ['a sale price of 0', 'Regular price,Sale price', '9.99,0.00', 9.99, undefined],
    ['the price next to the regular one', 'Price,Regular price', '7.00,9.99', 7, 9.99],
    ['a compare-at price', 'Variant Price,Variant Compare At Price', '7.00,9.99', 7, 9.99],
    ['a sale price alone', 'Sale price', '7.00', 7, undefined],
    ['the price in the shop’s currency', 'Price (EUR),Price (USD)', '8.50,9.99', 9.99, undefined],
    ['a price without tax', 'Price excl. VAT,Price incl. VAT', '8.50,9.99', 9.99, undefined],
    ['a dealer’s cost', 'Cost,Net price,Price', '4,5,9.99', 9.99, undefined],
    ['lakhs', 'price', '"NPR 10,15,678"', 1015678, undefined],
    ['lakhs without a currency', 'price', '"1,25,000"', 125000, undefined],
    ['rupees', 'price', '"Rs. 1,250.00"', 1250, undefined],
    ['invisible marks', 'price', '\u200e$9.99\u202c', 9.99, undefined],
    ['digits of Nepal', 'price', 'रू ९.९९', 9.99, undefined],
    ['no old price', 'Variant Price,Variant Compare At Price', '9.99,0.00', 9.99, undefined],
  ])('%s', async (_what, headings, cells, newPrice, oldPrice) => {
    const result = await checkFile(list(headings, cells));
    expect(result.errors).toEqual([]);
    const { newPrice: now, oldPrice: before } = valuesOf(result);
    expect([now, before]).toEqual([newPrice, oldPrice]);
  });

  it('a sale that costs more than the regular price is an error', async () => {
    const { errors } = await checkFile(list('Regular price,Sale price', '7.00,9.99'));
    expect(errors).toMatchObject([{ row: 2, column: 'newPrice' }]);
    expect(errors[0]?.message).toMatch(/is doubtful/);
  });

  it('warns once of prices in another currency', async () => {
    const file = `title,price\nA,€8.50\nB,€9.50\nC,$9.99\n`;
    const { warnings } = await checkFile(file);
    const notice = warnings.filter(({ code }) => code === 'currency');
    expect(notice).toMatchObject([{ row: 2, column: 'newPrice' }]);
    expect(notice[0]?.message).toBe('is in € (and 1 more): its number is taken as USD');
  });

  it.each([
    ['a column of its own', 'title,price,Currency\nA,8.50,GBP\nB,9.50,USD\nC,,GBP\n', 'GBP'],
    ['a column with its sign', 'title,price,Währung\nA,8.50,€\nB,9.50,$\n', '€'],
    ['the heading of the price', 'title,Price (EUR)\nA,8.50\n', 'EUR'],
    ['a heading in small letters', 'title,price_gbp\nA,8.50\n', 'GBP'],
    ['a sign in the heading', 'title,Price £\nA,8.50\n', '£'],
  ])('warns of another currency that %s names', async (_what, file, other) => {
    const { errors, warnings } = await checkFile(file);
    expect(errors).toEqual([]);
    const notice = warnings.filter(({ code }) => code === 'currency');
    const message = `is in ${other}: its number is taken as USD`;
    expect(notice).toMatchObject([{ row: 2, column: 'newPrice', message }]);
  });

  it('does not warn of the shop’s own currency in heading or column', async () => {
    const file = 'title,Price (USD),Currency\nA,8.50,usd\nB,9.50,$\nC,7,\n';
    const { warnings } = await checkFile(file);
    expect(warnings.filter(({ code }) => code === 'currency')).toEqual([]);
  });
});

async function sellIn(currency: string, locale: string): Promise<void> {
  const money = { currency, locale, timeZone: 'UTC' };
  await createTestApp().api.put('/api/settings').set(signInAdmin()).send({ money }).expect(200);
}

describe('an amount with two readings is decided by', () => {
  it.each([
    [
      'locale and sign, not the separator of the file',
      'USD',
      'en-US',
      'isbn\tprice\n#\t$1,250\n',
      1250,
    ],
    ['the locale', 'USD', 'en-US', 'isbn\tprice\n#\t1,250\n', 1250],
    ['the locale of a German shop', 'EUR', 'de-DE', 'isbn;price\n#;1.250\n', 1250],
    ['the sign behind it', 'EUR', 'de-DE', 'isbn,price\n#,1.250 €\n', 1250],
    ['the other rows', 'USD', 'en-US', 'isbn;title;price\n#;;1.250\n;A;"12,90"\n', 1250],
    ['other rows in groups', 'USD', 'en-US', 'isbn;title;price\n#;;1.250\n;A;1.250.000\n', 1250],
    ['the old price', 'USD', 'en-US', 'isbn;price;oldPrice\n#;1.250;"1.499,00"\n', 1250],
    ['other rows with decimals', 'USD', 'en-US', 'isbn,title,price\n#,,12.500\n,A,9.99\n', 12.5],
    ['a currency without decimals', 'JPY', 'en-US', 'isbn,price\n#,1.250\n', 1250],
  ])('%s', async (_what, currency, locale, file, price) => {
    await sellIn(currency, locale);
    const { errors, preview } = await checkFile(file.replaceAll('#', isbn));
    expect(errors).toEqual([]);
    expect(preview[0]?.changes?.newPrice).toMatchObject({ to: price });
  });
});

describe('an amount with two readings that nothing decides is asked for, never guessed:', () => {
  it.each([
    ['a fraction of three digits', 'USD', 'en-US', '12.500'],
    ['thousands of the other custom', 'USD', 'en-US', '1.234'],
    ['a comma in a German shop', 'EUR', 'de-DE', '"1,250"'],
    ['a dollar in a German shop', 'EUR', 'de-DE', '"$1,250"'],
    ['a euro behind it in an American shop', 'USD', 'en-US', '"1,250 €"'],
    ['a sign that other rows alone contradict', 'USD', 'en-US', '"$1,250"\n,A,"9,99"'],
    ['a custom that other rows alone contradict', 'EUR', 'de-DE', '1.250\n,A,12.50'],
    ['rows that contradict each other', 'USD', 'en-US', '"1,250"\n,A,9.99\n,B,"12,50"'],
  ])('%s', async (_what, currency, locale, cell) => {
    await sellIn(currency, locale);
    const file = `isbn,title,price\n${isbn},,${cell}\n`;
    const result = await checkFile(file);
    expect(result.errors).toMatchObject([{ row: 2, column: 'newPrice' }]);
    const { point, comma } = result.doubtfulAmounts!;
    for (const [decimals, price] of Object.entries({ point, comma })) {
      const { preview } = await checkFile(file, { decimals });
      const wrong = { errors: [{ column: 'newPrice' }] };
      if (Number.isInteger(price * 100)) {
        expect(preview[0]?.changes?.newPrice).toMatchObject({ to: price });
      } else expect(await checkFile(file, { decimals })).toMatchObject(wrong);
    }
  });

  it('the answer counts for the import, too', async () => {
    await sellIn('EUR', 'de-DE');
    const file = `isbn,price\n${isbn},"1,250"\n`;
    const { doubtfulAmounts } = await checkFile(file);
    expect(doubtfulAmounts).toEqual({ rows: 1, example: '1,250', point: 1250, comma: 1.25 });
    await importFile(file, { decimals: 'point' });
    expect(await BookModel.findOne({ isbn }).lean()).toMatchObject({ newPriceCents: 125_000 });
  });

  it('of an old price in doubt nothing is taken, and it is asked for', async () => {
    const { errors, warnings, doubtfulAmounts } = await checkFile(
      `isbn,price,oldPrice\n${isbn},9,12.500\n`,
    );
    expect(errors).toEqual([]);
    expect(warnings).toMatchObject([{ row: 2, column: 'oldPrice', code: 'left_empty' }]);
    expect(doubtfulAmounts).toMatchObject({ rows: 1, point: 12.5, comma: 12_500 });
  });
});

it('cents, and words in place of an amount, are no price in dollars', async () => {
  const { errors, warnings } = await checkFile('title,price\nA,99¢\nB,TBA\n');
  expect(errors).toMatchObject([
    { row: 2, column: 'newPrice' },
    { row: 3, column: 'newPrice' },
  ]);
  expect(warnings).toEqual([]);
});

it('the export of a German shop opens in its spreadsheet, and imports again unchanged', async () => {
  await sellIn('EUR', 'de-DE');
  await makeBook({ title: 'Emil; und', newPriceCents: 1250, oldPriceCents: 149_900 });
  const { api } = createTestApp();
  const { text } = await api.get('/api/books/export.csv').set(signInAdmin()).expect(200);
  expect(text.split('\r\n')[0]).toMatch(/^\ufeff_id;title;author/);
  expect(text).toMatch(/;"Emil; und";.*;12,5;1499;/);
  expect(await checkFile(text)).toMatchObject({ rows: 2, changed: 0, unchanged: 2, errors: [] });
});
