import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { useItems } from './items.ts';

const { database, matches } = useItems();

describe('patterns', () => {
  test('$regex with options, as a value, in $in and in $not', async () => {
    const documents = [{ a: 'Anna' }, { a: ['bert', 'anton'] }, { a: 5 }, {}, { a: 'x\nanna' }];
    expect(await matches(documents, { a: /^an/i })).toEqual([0, 1]);
    expect(await matches(documents, { a: { $regex: '^an', $options: 'm' } })).toEqual([1, 4]);
    expect(await matches(documents, { a: { $in: [/^b/, 5] } })).toEqual([1, 2]);
    expect(await matches(documents, { a: { $not: /n/ } })).toEqual([2, 3]);
    expect(await matches(documents, { a: { $regex: '(?i)^ANNA$' } })).toEqual([0]);
  });

  test('a bare expression is a pattern, and after $eq a value', async () => {
    const documents = [{ a: 'abc' }, { a: /b/ }, { a: ['x', /b/] }, { a: ['abc'] }];
    expect(await matches(documents, { a: /b/ })).toEqual([0, 1, 2, 3]);
    expect(await matches(documents, { a: { $eq: /b/ } })).toEqual([1, 2]);
    expect(await matches(documents, { a: { $in: [/b/] } })).toEqual([0, 1, 2, 3]);
    expect(await matches(documents, { a: { $regex: /b/ } })).toEqual([0, 1, 2, 3]);
  });

  test('patterns mean what they mean in Perl', async () => {
    const finds = async (pattern: string, text: string, $options = '') => {
      const found = await matches([{ a: text }], { a: { $regex: pattern, $options } });
      return found.length === 1;
    };
    expect(await finds('a.b', 'a\rb')).toBe(true);
    expect(await finds('a.b', 'a\u2028b')).toBe(true);
    expect(await finds('a.b', 'a\nb')).toBe(false);
    expect(await finds('a.b', 'a\nb', 's')).toBe(true);
    expect(await finds('a\\sb', 'a\u00a0b')).toBe(false);
    expect(await finds('a[^\\s]b', 'a\u00a0b')).toBe(true);
    expect(await finds('a\\sb', 'a\tb')).toBe(true);
    expect(await finds('(a$|b)', 'a\n')).toBe(true);
    expect(await finds('(a$|b)', 'a\nc')).toBe(false);
    expect(await finds('^b$', 'a\rb', 'm')).toBe(false);
    expect(await finds('^b$', 'a\nb\nc', 'm')).toBe(true);
    expect(await finds('[]a]{2}', ']a')).toBe(true);
    expect(await finds('x{,2}', 'x{,2}')).toBe(true);
    if (!database.isStore) return;
    for (const pattern of [
      'a++',
      '(?>a)',
      '(a)\\1',
      '[[:alpha:]]',
      '\\p{L}',
      '\\bä\\K',
      'a\\',
      '[a',
      '[a\\]',
      '[]',
    ]) {
      expect(await errorOf(finds(pattern, 'a')), pattern).toMatchObject({ code: 238 });
    }
  });
});
