import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pastImportSchema } from '../../../contract/book/book-import.ts';
import { publisherSchema } from '../../../contract/book/publishers/publisher.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile, importFile } from '../../../testing/imports/import-file.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { AuditEntryModel } from '../../../models/audit-log/audit-entry.model.ts';
import { PublisherModel } from './publisher.model.ts';

useTestDatabase();

const showMakers = () => setSettings({ safety: { isOn: true } });
const list = async () => {
  const { api } = createTestApp();
  const { body } = await api.get('/api/publishers/').set(signInAdmin()).expect(200);
  return z.array(publisherSchema).parse(body);
};
const exportFile = async () => {
  const { api } = createTestApp();
  return (await api.get('/api/books/export.csv').set(signInAdmin()).expect(200)).text;
};

const book = '9780141439518,Emma,9.50,fiction,A matchmaker is matched.,Hanser';
const headings = 'isbn,title,price,category,description,publisher';
const csv = `${headings},Publisher address,Publisher e-mail,Publisher website,Responsible person
${book},"Vilshofener Str. 10\n81679 München",info@hanser.example,https://hanser.example,"EU Books, Dublin"
`;

describe('a list with addresses of publishers', () => {
  beforeEach(showMakers);

  it('fills the publishers of its books', async () => {
    const { errors, columns } = await checkFile(csv);
    expect(errors).toEqual([]);
    expect(columns).toMatchObject({
      'Publisher address': 'publisherAddress',
      'Publisher e-mail': 'publisherEmail',
      'Publisher website': 'publisherUrl',
      'Responsible person': 'publisherResponsible',
    });
    expect(await PublisherModel.countDocuments()).toBe(0);
    await importFile(csv);
    expect(await list()).toMatchObject([
      {
        slug: 'hanser',
        name: 'Hanser',
        missing: [],
        books: 1,
        address: 'Vilshofener Str. 10\n81679 München',
        email: 'info@hanser.example',
        url: 'https://hanser.example',
        responsible: 'EU Books, Dublin',
      },
    ]);
    const entries = await AuditEntryModel.find({ of: 'publisher' }).lean();
    expect(entries).toMatchObject([{ action: 'created', via: 'import', by: 'owner' }]);
    // The same again changes nothing.
    await importFile(csv);
    expect(await AuditEntryModel.countDocuments({ of: 'publisher' })).toBe(1);
  });

  it('that changes no book says how many publishers it fills, and fills them', async () => {
    await importFile(`${headings}\n${book}\n`);
    expect(await checkFile(csv)).toMatchObject({ new: 0, changed: 0, publishers: 1 });
    await importFile(csv);
    expect((await checkFile(csv)).publishers).toBeUndefined();
    expect(await list()).toMatchObject([{ missing: [] }]);
  });

  it('is undone with what it has filled in, unless that was changed since', async () => {
    await addBook({ publisher: 'Reclam' });
    const put = (slug: string, body: object) =>
      createTestApp().api.put(`/api/publishers/${slug}`).set(signInAdmin()).send(body).expect(200);
    await put('reclam', { name: 'Reclam', address: 'Ditzingen', url: 'https://r.example' });
    const other = '9780804429573,Faust,5,fiction,Two souls.,Reclam';
    const { importId } = await importFile(`${csv}${other},Ditzingen,info@r.example,,\n`);
    expect(await list()).toMatchObject([{ name: 'Hanser' }, { email: 'info@r.example' }]);
    await createTestApp().api.post(`/api/imports/${importId}/undo`).set(signInAdmin()).expect(200);
    expect(await PublisherModel.find({ deletedAt: null }).lean()).toMatchObject([
      { name: 'Reclam', email: '', url: 'https://r.example' },
    ]);
  });

  it('that changes no book is undone with what it has filled in', async () => {
    await importFile(`${headings}\n${book}\n`);
    const { importId } = await importFile(csv);
    const { api } = createTestApp();
    const imports = async () => {
      const { body } = await api.get('/api/imports/').set(signInAdmin()).expect(200);
      return z.array(pastImportSchema).parse(body);
    };
    expect((await imports())[0]).toMatchObject({
      _id: importId,
      new: 0,
      changed: 0,
      canUndo: true,
    });
    const undo = () => api.post(`/api/imports/${importId}/undo`).set(signInAdmin()).expect(200);
    expect((await undo()).body).toEqual({ undone: 0, left: [] });
    expect(await PublisherModel.find({ deletedAt: null }).lean()).toEqual([]);
    expect((await imports())[0]).toMatchObject({ canUndo: false, isUndone: true });
    expect((await undo()).body).toEqual({ undone: 0, left: [] });
  });

  it('fills no publisher for a row that is skipped as unknown', async () => {
    const prices = csv.replace('title', 'x').replace('Emma', '');
    expect(await checkFile(prices)).toMatchObject({ unknown: 1 });
    expect((await checkFile(prices)).publishers).toBeUndefined();
    await importFile(prices);
    expect(await PublisherModel.countDocuments()).toBe(0);
  });

  it('never overwrites what is there, and adds what is missing', async () => {
    await addBook({ publisher: 'Hanser' });
    const { api } = createTestApp();
    const own = { name: 'Hanser', address: 'Munich', url: 'https://own.example' };
    await api.put('/api/publishers/hanser').set(signInAdmin()).send(own).expect(200);
    await importFile(csv);
    expect(await list()).toMatchObject([
      { address: 'Munich', url: 'https://own.example', email: 'info@hanser.example', books: 2 },
    ]);
  });

  it('says which values it cannot use, and takes the book all the same', async () => {
    const bad = csv
      .replace('info@hanser.example', 'hanser')
      .replace('https://hanser.example', 'javascript:alert(1)')
      .replace('EU Books, Dublin', 'x'.repeat(301));
    const { errors, warnings } = await checkFile(bad);
    expect(errors).toEqual([]);
    expect(warnings.map(({ column, code }) => `${column} ${code}`)).toEqual([
      'publisherEmail left_empty',
      'publisherUrl left_empty',
      'publisherResponsible left_empty',
    ]);
    await importFile(bad);
    expect(await list()).toMatchObject([{ email: '', url: '', missing: ['contact'] }]);
  });

  it('fills nothing when a row is refused', async () => {
    const refused = `${csv}${book.replace('9.50', '-1')},Berlin,a@b.example,,\n`;
    await expect(importFile(refused)).rejects.toThrow('400');
    expect(await PublisherModel.countDocuments()).toBe(0);
  });

  it('exported by this shop has the publisher records, and imports unchanged', async () => {
    await importFile(csv);
    const exported = await exportFile();
    expect(exported).toContain(
      ',publisherAddress,publisherEmail,publisherUrl,publisherResponsible',
    );
    expect(await importFile(exported)).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
  });
});

it('a shop that does not show makers reads and writes lists without them', async () => {
  const { columns } = await checkFile(csv);
  expect(columns['Publisher address']).toBeNull();
  await importFile(csv);
  expect(await PublisherModel.countDocuments()).toBe(0);
  expect((await exportFile()).split('\r\n')[0]).toMatch(/,coverImage,draft,updatedAt$/);
});

it('a list can say that a book is antique', async () => {
  await importFile(`${headings},antique\n${book},yes\n`);
  expect((await exportFile()).split('\r\n')[0]).toContain(',antique,');
  await showMakers();
  expect(await list()).toEqual([]);
});

const contact = (name: string) => `<ProductContact>
  <ProductContactRole>10</ProductContactRole><ProductContactName>${name}</ProductContactName>
  <EmailAddress>safety@penguin.example</EmailAddress>
  <StreetAddress>1 Embassy Gardens</StreetAddress><PostalCode>SW11 7BW</PostalCode>
  <LocationName>London</LocationName><CountryCode>GB</CountryCode>
</ProductContact>`;
const message = (more: string, website = '') => `<ONIXMessage release="3.1"><Product>
<RecordReference>1</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780141439518</IDValue></ProductIdentifier>
<DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
<TitleText>Emma</TitleText></TitleElement></TitleDetail></DescriptiveDetail>
<PublishingDetail><Publisher><PublishingRole>01</PublishingRole><PublisherName>Penguin</PublisherName>
${website}</Publisher>${more}</PublishingDetail></Product></ONIXMessage>`;

describe('a publisher’s message', () => {
  beforeEach(showMakers);

  it('with its own contact for product safety and its website fills them in', async () => {
    const website =
      '<Website><WebsiteRole>01</WebsiteRole><WebsiteLink>www.penguin.example</WebsiteLink></Website>';
    await importFile(message(contact('PENGUIN'), website));
    expect(await PublisherModel.find().lean()).toMatchObject([
      {
        slug: 'penguin',
        name: 'Penguin',
        email: 'safety@penguin.example',
        address: '1 Embassy Gardens\nSW11 7BW London\nGB',
        url: 'https://www.penguin.example',
        responsible: '',
      },
    ]);
  });

  it('with the contact of somebody else names the responsible person', async () => {
    await importFile(message(contact('EU Books Ltd')));
    expect(await PublisherModel.find().lean()).toMatchObject([
      {
        name: 'Penguin',
        address: '',
        email: '',
        responsible: 'EU Books Ltd\n1 Embassy Gardens\nSW11 7BW London\nGB\nsafety@penguin.example',
      },
    ]);
  });

  it('with short names of its elements is read as well', async () => {
    const short =
      '<productcontact><x482>10</x482><x484>Penguin</x484><j272>safety@penguin.example</j272></productcontact>';
    await importFile(message(short));
    expect(await PublisherModel.find().lean()).toMatchObject([{ email: 'safety@penguin.example' }]);
  });

  it('without such contacts creates no publisher', async () => {
    await importFile(message(''));
    expect(await PublisherModel.countDocuments()).toBe(0);
  });
});
