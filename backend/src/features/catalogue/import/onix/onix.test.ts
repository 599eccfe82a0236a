import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../../testing/database.ts';
import { makeBook } from '../../../../testing/factories.ts';
import {
  checkFile,
  importFile,
  sendFile,
  valuesOf,
} from '../../../../testing/imports/import-file.ts';
import { signInAdmin } from '../../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import { BookModel } from '../../../../models/books/book.model.ts';

useTestDatabase();

const isbn = '9780306406157';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const message = (products: string, start = declaration) =>
  `${start}\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference"><Header><Sender><SenderName>A house</SenderName></Sender></Header>${products}</ONIXMessage>`;
const price = (amount: string, currency = 'USD', type = '02') =>
  `<Price><PriceType>${type}</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>${currency}</CurrencyCode></Price>`;
const product = ({
  prices = price('9.99'),
  more = '',
  text = 'Anne <em>is</em> persuaded.',
} = {}) =>
  `<Product><RecordReference>x</RecordReference><NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>01</ProductIDType><IDValue>own</IDValue></ProductIdentifier>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
  <DescriptiveDetail><ProductForm>BC</ProductForm>
  <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Persuasion &amp; more</TitleWithoutPrefix><Subtitle>A novel</Subtitle></TitleElement></TitleDetail>
  <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>Jane Austen</PersonName></Contributor>
  <Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>A01</ContributorRole><NamesBeforeKey>Ann</NamesBeforeKey><KeyNames>Other</KeyNames></Contributor>
  <Contributor><SequenceNumber>3</SequenceNumber><ContributorRole>B06</ContributorRole><PersonName>A Translator</PersonName></Contributor>
  <Language><LanguageRole>01</LanguageRole><LanguageCode>ger</LanguageCode></Language>
  <Extent><ExtentType>00</ExtentType><ExtentValue>249</ExtentValue><ExtentUnit>03</ExtentUnit></Extent></DescriptiveDetail>
  <CollateralDetail><TextContent><TextType>03</TextType><Text>${text}</Text></TextContent></CollateralDetail>
  <PublishingDetail><Publisher><PublishingRole>01</PublishingRole><PublisherName>Penguin</PublisherName></Publisher>
  <PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>20251103</Date></PublishingDate></PublishingDetail>
  <ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability>${more}${prices}</SupplyDetail></ProductSupply></Product>`;

async function read(file: string | Buffer) {
  const result = await checkFile(file);
  expect(result.errors).toEqual([]);
  return valuesOf(result);
}

const whole = {
  isbn,
  title: 'The Persuasion & more: A novel',
  author: 'Jane Austen, Ann Other',
  description: 'Anne is persuaded.',
  publisher: 'Penguin',
  year: 2025,
  pages: 249,
  language: 'German',
  format: 'Paperback',
  newPrice: 9.99,
  draft: true,
};

it('a message of a publisher becomes rows as a list does, and is imported and undone', async () => {
  const file = message(product());
  expect(await read(file)).toMatchObject(whole);
  const { importId } = await importFile(file);
  expect(await BookModel.findOne().lean()).toMatchObject({ isbn, newPriceCents: 999 });
  const { api } = createTestApp();
  await api.post(`/api/imports/${importId}/undo`).set(signInAdmin()).expect(200);
  expect(await BookModel.countDocuments({ deletedAt: null })).toBe(0);
});

it('short names and another encoding are read too', async () => {
  const short = `<?xml version="1.0" encoding="ISO-8859-1"?><!DOCTYPE ONIXmessage SYSTEM "http://example.com/onix.dtd"><ONIXmessage release="3.0"><product><productidentifier><b221>03</b221><b244>${isbn}</b244></productidentifier><descriptivedetail><b012>BB</b012><titledetail><b202>01</b202><titleelement><x409>01</x409><b203>Über allen Gipfeln</b203></titleelement></titledetail><contributor><b035>A01</b035><b036>Böll</b036></contributor></descriptivedetail><productsupply><supplydetail><j396>40</j396><price><x462>02</x462><j151>12.90</j151><j152>USD</j152></price></supplydetail></productsupply></product></ONIXmessage>`;
  const values = { isbn, title: 'Über allen Gipfeln', author: 'Böll', format: 'Hardcover' };
  const file = Buffer.from(short, 'latin1');
  expect(await read(file)).toMatchObject({ ...values, newPrice: 12.9, draft: true });
  const wide = Buffer.from(`\ufeff${message(product(), '')}`, 'utf16le');
  expect(await read(wide)).toMatchObject(whole);
});

it('of several prices that of the shop with tax is taken, and no stock of others', async () => {
  const prices = price('8', 'EUR') + price('7', 'USD', '01') + price('8.50');
  const more = '<Stock><OnHand>12</OnHand></Stock>';
  const text = '<![CDATA[<p>Anne</p>]]>';
  const values = await read(message(product({ prices, more, text })));
  expect(values).toMatchObject({ newPrice: 8.5, description: 'Anne' });
  expect(values).not.toHaveProperty('stock');
});

it('a new book that is priced in other currencies only comes as a draft, with their names', async () => {
  const why = async (prices: string) => {
    const { errors, warnings, preview } = await checkFile(message(product({ prices })));
    expect(errors).toEqual([]);
    expect(preview).toMatchObject([{ kind: 'new', changes: { draft: { to: true } } }]);
    return warnings;
  };
  const others = price('8', 'EUR') + price('7', 'GBP') + price('9', 'EUR', '01');
  const problem = /comes as a draft: the file has prices in EUR, GBP, the shop has USD$/;
  const warning = { row: 2, column: 'newPrice', code: 'draft' };
  const notice = { ...warning, message: expect.stringMatching(problem) as string };
  expect(await why(others)).toMatchObject([notice]);
  expect(await why('')).toMatchObject([warning]);
});

it('of a text its paragraphs become lines, of a name that is turned round both halves', async () => {
  const text = '<p>Anne <em>is <b>not</b></em> asked.</p><p>She goes.</p>';
  const file = message(product({ text })).replace(
    '<PersonName>Jane Austen</PersonName>',
    '<PersonNameInverted>Austen, Jane</PersonNameInverted>',
  );
  const values = await read(file);
  expect(values).toMatchObject({ author: 'Jane Austen, Ann Other' });
  expect(values.description).toBe('Anne is not asked.\nShe goes.');
});

it('what a message does not tell of a book stays as it is', async () => {
  await makeBook({ isbn, stock: 4, oldPriceCents: 2000, description: 'Own words' });
  const { preview } = await checkFile(message(product({ prices: price('5', 'EUR'), text: '' })));
  expect(preview[0]?.kind).toBe('changed');
  const names = Object.keys(preview[0]?.changes ?? {});
  expect(names).not.toEqual(expect.arrayContaining(['stock']));
  for (const name of ['stock', 'oldPrice', 'newPrice', 'description'])
    expect(names).not.toContain(name);
});

const entities = Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
);
const laughs = `<!DOCTYPE x [<!ENTITY l0 "lol">${entities.join('')}]>`;
it.each([
  ['broken XML', message('<Product>\n<Oops></Product>'), /is no XML: .*\(line 3\)/],
  ['an end that is missing', message(product()).slice(0, -40), /is no XML/],
  ['a billion laughs', message(product({ text: '&l9;' }), laughs), /declares entities/],
  [
    'an entity of a file',
    message('', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
    /declares entities/,
  ],
  ['an undeclared entity', message(product({ text: '&nosuch;' })), /undefined entity/],
  ['deep nesting', message(`<Product>${'<a>'.repeat(100_000)}`), /nested too deeply/],
  ['endless elements', message(`<Product>${'<a/>'.repeat(10_000)}`), /too many parts/],
  ['an endless text', message(product({ text: 'x'.repeat(3_000_000) })), /too long|too much text/],
  ['an unknown encoding', message('', '<?xml version="1.0" encoding="x-no"?>'), /encoding/],
  ['XML of another kind', '<?xml version="1.0"?><rss></rss>', /no message of ONIX/],
  ['ONIX 2', '<ONIXMessage release="2.1"></ONIXMessage>', /ONIX 2/],
])('%s is refused as what it is', async (_what, file, problem) => {
  const { body } = await sendFile(file, { dryRun: 'true' }).expect(400);
  const [where, what] = Object.entries<string[]>(body.error.fields).at(-1)!;
  expect(where, 'the file is wrong, and no field of a book').toMatch(/^rows\.\d+$/);
  expect(what.join()).toMatch(problem);
});

it.each(['constructor', '__proto__', 'toString'])(
  'takes %s for no form of a book',
  async (form) => {
    const file = message(product()).replace('>BC<', `>${form}<`);
    expect(valuesOf(await checkFile(file))).not.toHaveProperty('format');
  },
);

it('refuses an amount that is next to nothing', async () => {
  const { errors } = await checkFile(message(product({ prices: price('0.0000001') })));
  expect(errors).toMatchObject([{ column: 'newPrice' }]);
});
