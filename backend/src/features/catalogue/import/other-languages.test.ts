import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile, valuesOf } from '../../../testing/imports/import-file.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

async function speak(language: 'de' | 'pl' | 'he'): Promise<void> {
  const { api } = createTestApp();
  await api.put('/api/settings').set(signInAdmin()).send({ language }).expect(200);
}

const polish =
  'Tytuł;Autor;Cena brutto (PLN);Cena promocyjna;Ilość sztuk;ISBN;Wydawnictwo;Rok wydania;Liczba stron;Język;Oprawa;Widoczny\n' +
  'Żółta łódź;Zofia Nałkowska;39,90;;brak;978-83-240-1234-3;Świat Książki;2019;312 stron;polski;miękka;nie\n' +
  'Ćma;Jan Kość;24,50;;12 szt.;;Znak;2021;96 s.;polski;twarda;tak\n';
const hebrew =
  'שם הספר,מחבר,מחיר,כמות במלאי,הוצאה לאור,שנת הוצאה,מספר עמודים,שפה,כריכה,טיוטה\n' +
  'סיפור על אהבה וחושך,עמוס עוז,98.00,4,כתר,2002,593,עברית,רכה,לא\n' +
  'מאה שנים של בדידות,גבריאל גרסיה מרקס,84.50,אזל מהמלאי,עם עובד,1972,301 עמודים,עברית,קשה,כן\n';

it.each([
  ['in UTF-8', Buffer.from(polish)],
  ['as Windows in Poland wrote it', iconv.encode(polish, 'windows-1250')],
])('reads a Polish list %s', async (_how, file) => {
  await speak('pl');
  const read = await checkFile(file);
  expect(read.errors).toEqual([]);
  expect(valuesOf(read)).toMatchObject({
    title: 'Żółta łódź',
    author: 'Zofia Nałkowska',
    newPrice: 39.9,
    stock: 0,
    year: 2019,
    publisher: 'Świat Książki',
    pages: 312,
    language: 'polski',
    format: 'miękka',
    draft: true,
  });
  expect(valuesOf(read, 1)).toMatchObject({ title: 'Ćma', stock: 12, pages: 96 });
});

it.each([
  ['in UTF-8', Buffer.from(hebrew)],
  ['as Windows in Israel wrote it', iconv.encode(hebrew, 'windows-1255')],
])('reads a Hebrew list %s', async (_how, file) => {
  await speak('he');
  const read = await checkFile(file);
  expect(read.errors).toEqual([]);
  expect(valuesOf(read)).toMatchObject({
    title: 'סיפור על אהבה וחושך',
    author: 'עמוס עוז',
    newPrice: 98,
    stock: 4,
    year: 2002,
    publisher: 'כתר',
    pages: 593,
    language: 'עברית',
    format: 'רכה',
  });
  expect(valuesOf(read, 1)).toMatchObject({ stock: 0, pages: 301, draft: true });
});

it.each([
  ['German', 'Titel;Warengruppe;Ladenpreis;MwSt. %\nTschick;Fiction;12,00;7\n'],
  ['French', 'Titre;Rayon;Prix TTC;TVA (%)\nTschick;Fiction;12,00;7\n'],
  ['Spanish', 'Título;Materia;PVP;IVA %\nTschick;Fiction;12,00;7\n'],
])('reads subject and VAT rate of a %s list', async (_language, file) => {
  const read = await checkFile(file);
  expect(read.errors).toEqual([]);
  expect(valuesOf(read)).toMatchObject({ category: 'fiction', newPrice: 12, vatRate: 7 });
});

it('names the categories of a German shop where a file has another one', async () => {
  await speak('de');
  const { warnings } = await checkFile('Titel;Kategorie;Preis\nTschick;Sachbuch;12,00\n');
  expect(warnings).toMatchObject([{ column: 'category' }]);
  expect(warnings[0]?.message).toContain('Wirtschaft, Technik, Belletristik, Horror, Abenteuer');
});

it.each([
  ['Polish', 'Tytuł;Kategoria;Cena brutto;Stan egzemplarza\nLalka;Fiction;12,00;dobry\n'],
  ['Polish second-hand', 'Tytuł;Kategoria;Cena;Stan\nLalka;Fiction;12,00;Dobry\n'],
  ['French', 'Titre;Rayon;Prix TTC;État\nLe Horla;Fiction;12,00;Bon\n'],
  ['Spanish', 'Título;Materia;PVP;Estado\nNiebla;Fiction;12,00;Bueno\n'],
  ['Hebrew', 'כותרת,קטגוריה,מחיר,מצב\nספר,Fiction,12.00,טוב\n'],
])('reads category and condition of a %s list', async (_language, file) => {
  const read = await checkFile(file);
  expect(read.errors).toEqual([]);
  expect(valuesOf(read)).toMatchObject({ category: 'fiction', newPrice: 12, condition: 'good' });
  expect(Object.values(read.columns)).toContain('condition');
});

it('a column “Stan” of numbers is the stock', async () => {
  const read = await checkFile('Tytuł;Cena;Stan\nLalka;12,00;3\n');
  expect(valuesOf(read)).toMatchObject({ stock: 3 });
});

it('a column “État” of statuses says which books are on sale', async () => {
  const read = await checkFile('Titre;Prix;État\nLe Horla;12,00;brouillon\nNana;9,00;publié\n');
  expect(read.columns).toMatchObject({ État: 'draft' });
  expect(valuesOf(read)).toMatchObject({ draft: true });
});
