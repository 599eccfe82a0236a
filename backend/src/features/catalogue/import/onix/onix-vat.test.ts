import { beforeEach, expect, it } from 'vitest';
import { BookModel } from '../../../../models/books/book.model.ts';
import { useTestDatabase } from '../../../../testing/database.ts';
import { checkFile, importFile, valuesOf } from '../../../../testing/imports/import-file.ts';
import { setSettings } from '../../../../testing/save-settings.ts';

useTestDatabase();

const isbn = '9780306406157';
const tax = (percent: string, more = '<TaxType>01</TaxType><TaxRateCode>S</TaxRateCode>') =>
  `<Tax>${more}${percent && `<TaxRatePercent>${percent}</TaxRatePercent>`}</Tax>`;
const message = (taxes: string) =>
  `<?xml version="1.0"?><ONIXMessage release="3.0"><Product><NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
  <DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleText>Emma</TitleText></TitleElement></TitleDetail></DescriptiveDetail>
  <ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability>
  <Price><PriceType>02</PriceType><PriceAmount>8.00</PriceAmount>${tax('3')}<CurrencyCode>GBP</CurrencyCode></Price>
  <Price><PriceType>02</PriceType><PriceAmount>9.99</PriceAmount>${taxes}<CurrencyCode>USD</CurrencyCode></Price>
  </SupplyDetail></ProductSupply></Product></ONIXMessage>`;
const rateIn = async (taxes: string) => {
  const result = await checkFile(message(taxes));
  expect(result.errors).toEqual([]);
  return valuesOf(result).vatRate;
};

beforeEach(() => setSettings({ vat: { isOn: true, rate: 7, shippingRate: 19 } }));

it('takes the VAT rate of the price that it takes', async () => {
  expect(await rateIn(tax('19'))).toBe(19);
  expect(await rateIn(tax('5.50', ''))).toBe(5.5);
  expect(await rateIn(tax('', '<TaxType>01</TaxType><TaxRateCode>Z</TaxRateCode>'))).toBe(0);
  const short = '<tax><x470>01</x470><x471>S</x471><x472>19</x472></tax>';
  expect(await rateIn(short)).toBe(19);
});

it('takes no rate where a price names none, several, or another tax', async () => {
  expect(await rateIn('')).toBeUndefined();
  expect(await rateIn(tax('7') + tax('19'))).toBeUndefined();
  expect(await rateIn(tax('10', '<TaxType>02</TaxType>'))).toBeUndefined();
  expect(
    await rateIn(tax('', '<TaxType>01</TaxType><TaxRateCode>S</TaxRateCode>')),
  ).toBeUndefined();
});

it('leaves a rate that is none empty, and says so', async () => {
  const { errors, warnings } = await checkFile(message(tax('101')));
  expect(errors).toEqual([]);
  expect(warnings).toMatchObject(
    [
      { column: 'vatRate', message: expect.stringContaining('must be 100 or less') as string },
      { code: 'draft' },
    ].filter(({ column }) => column),
  );
});

it('lets a book with the shop’s rate follow the shop, also one that had its own', async () => {
  await importFile(message(tax('19')));
  expect(await BookModel.findOne().lean()).toMatchObject({ vatRate: 19 });
  await importFile(message(tax('7.00')));
  expect((await BookModel.findOne().lean())?.vatRate ?? null).toBeNull();
});

it('says nothing of VAT in a shop that does not', async () => {
  await setSettings({ vat: { isOn: false, rate: 7, shippingRate: null } });
  const { columns } = await checkFile(message(tax('19')));
  expect(columns).not.toHaveProperty('vatRate');
  await importFile(message(tax('19')));
  expect(await BookModel.findOne().lean()).not.toHaveProperty('vatRate');
});
