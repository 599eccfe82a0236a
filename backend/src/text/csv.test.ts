import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { withoutGuard, writeCsv } from './csv.ts';

async function write(records: object[], locale = 'en-US', columns = Object.keys(records[0] ?? {})) {
  return (await buffer(writeCsv(toIterable(records), locale, columns))).toString();
}

async function* toIterable(records: object[]) {
  yield* records;
}

describe('a file for spreadsheets', () => {
  test('has a header, reads as UTF-8 and gives back every kind of value', async () => {
    const csv = await write([
      { title: 'Çiçek, "red"', stock: 3, trending: false, at: new Date(0), gone: undefined },
    ]);
    expect(csv).toBe(
      '\ufefftitle,stock,trending,at,gone\r\n"Çiçek, ""red""",3,false,1970-01-01T00:00:00.000Z,\r\n',
    );
  });

  test('keeps a text of several lines in one cell', async () => {
    expect(await write([{ text: 'One.\nTwo.' }])).toBe('\ufefftext\r\n"One.\nTwo."\r\n');
  });

  test('has its header even when there is nothing in it', async () => {
    expect(await write([], undefined, ['email', 'consentAt'])).toBe('\ufeffemail,consentAt\r\n');
  });

  test.each([
    '=1+2',
    '+49 30 1234',
    '-1',
    '@SUM(1)',
    '\t=1+2',
    '\r=1+2',
    '＝1+2',
    '＋1',
    '－1',
    '＠SUM(1)',
    "'=1+2",
    'Ann;=1+2',
    'Ann; =1+2',
    'Ann;"=1+2"',
    'Ann;＝1+2',
    'Ann\n=1+2',
    'Ann\t-1',
    'Ann,=1+2',
    'Ann, "=1+2"',
  ])('runs no formula in %j, however it is split', async (cell) => {
    for (const [locale, own] of Object.entries({ 'en-US': ',', 'de-DE': ';' })) {
      const csv = await write([{ before: 'x', cell, after: 'y' }], locale);
      for (const delimiter of [',', ';', '\t'])
        for (const seen of cellsOf(csv, delimiter, own))
          expect(seen).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
    }
  });

  test('leaves ordinary text as it is', async () => {
    const cells = ['Moby-Dick; or, The Whale', "It's", '1 + 1 = 2', 'a@b.example', ''];
    const csv = await write(cells.map((cell) => ({ cell })));
    expect(parse(csv, { bom: true })).toEqual([['cell'], ...cells.map((cell) => [cell])]);
  });

  test.each([
    ['en-US', ','],
    ['de-DE', ';'],
  ])('reads back exactly what was written, in %s', async (locale, delimiter) => {
    const nasty = fc.string({ unit: fc.constantFrom(...'\'"= -+@;\t\r\n＝a,') });
    const cells = fc.sample(nasty, 5000);
    const csv = await write(
      cells.map((cell) => ({ a: 'x', cell })),
      locale,
    );
    const [, ...rows] = parse(csv, { bom: true, delimiter });
    expect(rows.map(([, cell]) => withoutGuard(cell ?? '', delimiter))).toEqual(cells);
  });
});

/** As a spreadsheet cuts the file that takes this separator and knows no quotes around others. */
function cellsOf(csv: string, delimiter: string, own: string): string[] {
  if (delimiter === own) return parse(csv, { bom: true, delimiter }).flat();
  return csv.split(/\r\n|\r|\n/).flatMap((line) => line.split(delimiter));
}
