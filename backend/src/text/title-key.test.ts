import { describe, expect, it } from 'vitest';
import { titleKeys } from './title-key.ts';

/** As a database sorts texts: by their bytes. */
function sortByKey(locale: string, titles: string[]): string[] {
  const keyOf = titleKeys(locale);
  return titles
    .map((title) => ({ title, key: Buffer.from(keyOf(title)) }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .map(({ title }) => title);
}

it.each([
  ['en-US', ['apple', 'eagle', 'Émile', 'Öl', 'Zebra']],
  ['de-DE', ['apple', 'eagle', 'Émile', 'Öl', 'Zebra']],
  ['de-DE', ['Ofen', 'Öl', 'Ort', 'Straße', 'Strassen', 'Straßenbahn']],
  ['sv-SE', ['Apa', 'Zebra', 'Ångström', 'Älg', 'Öl']],
  ['da-DK', ['Abe', 'Zebra', 'Æble', 'Øl', 'Aarhus', 'Århus by']],
  ['nb-NO', ['Ape', 'Zebra', 'Ære', 'Øy', 'Å leve']],
  ['es-ES', ['nacer', 'nube', 'ñandú', 'oca']],
  ['pl-PL', ['lato', 'los', 'łapa', 'most', 'zebra', 'źrebak', 'żaba']],
  ['cs-CZ', ['cena', 'čas', 'hora', 'chata', 'ibis']],
  ['hu-HU', ['cukor', 'csak', 'dió', 'dzseki', 'ember']],
  ['tr-TR', ['cam', 'çam', 'ılık', 'inek', 'oda', 'ödev', 'şapka', 'tane']],
  ['et-EE', ['sokk', 'šokolaad', 'zebra', 'žanr', 'tee', 'õun', 'öö']],
  ['lt-LT', ['cukrus', 'čia', 'ibis', 'yla', 'jura']],
  ['fr-FR', ['cote', 'coté', 'côte', 'côté', 'œuf', 'oeuvre']],
  ['ru-RU', ['Ёлка', 'Жизнь', 'Apple']],
  ['en-US', ['Apple', 'Ωμέγα', 'Жизнь', 'שלום', 'كتاب']],
  ['el-GR', ['Άλφα', 'βήτα', 'Ωμέγα', 'apple']],
  ['he-IL', ['אב', 'בית', 'שלום', 'apple']],
  ['ar', ['أب', 'بيت', 'كتاب']],
  ['hi-IN', ['अब', 'कमल', 'किताब', 'खेल']],
  ['th-TH', ['กา', 'เก', 'ขา', 'แมว', 'ยา']],
  ['ja-JP', ['アイス', 'いぬ', 'カメラ', 'ねこ', '愛', '猫']],
  ['zh-CN', ['爱', '北京', '猫', '中国']],
  ['ko-KR', ['가방', '나무', '한국', 'apple']],
])('sorts in %s: %j', (locale, titles) => {
  expect(sortByKey(locale, titles.toReversed())).toEqual(titles);
});

it('passes over quotes and other signs', () => {
  expect(sortByKey('en-US', ['“Zoo”', '‘Salem', '1984', "L'amour", 'Lamb', '...and more'])).toEqual(
    ['1984', '...and more', "L'amour", 'Lamb', '‘Salem', '“Zoo”'],
  );
});

it('gives plain titles a key of their own length', () => {
  const key = titleKeys('en-US')('The Call of the Wild, 2nd edition');
  expect(Buffer.byteLength(key)).toBeLessThanOrEqual(33);
});

const samples: [string, string][] = [
  ['en', 'abcdefghijklmnopqrstuvwxyzéèöüñåæøßłœ0123456789'],
  ['de', 'abcdefghijklmnopqrstuvwxyzäöüß019'],
  ['sv', 'abcdefghijklmnopqrstuvwxyzåäöé'],
  ['da', 'bcdefghijklmnopqrstuvwxyzæøå'],
  ['fi', 'abcdefghijklmnopqrstuvwxyzåäö'],
  ['pl', 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż'],
  ['ro', 'aăâbcdefghiîjklmnopqrsștțuvwxyz'],
  ['vi', 'aăâbcdđeêghiklmnoôơpqrstuưvxy'],
  ['az', 'abcçdeəfgğhxıijkqlmnoöprsştuüvyz'],
  ['cs', 'aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž'],
  ['es', 'abcdefghijklmnñopqrstuvwxyzáéíóúü'],
  ['tr', 'abcçdefgğhıijklmnoöprsştuüvyz'],
  ['ru', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
  ['uk', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'],
  ['el', 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώ'],
  ['he', 'אבגדהוזחטיכלמנסעפצקרשת'],
  ['ka', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'],
  ['zh', '爱北京大东法国海家开老美年人山水天王小新一中'],
  ['ja', 'あいうえおかきくけこさしすせそ愛猫犬山川海'],
];

describe.each(samples)('in %s', (locale, characters) => {
  it('random titles stand as Intl.Collator has them', () => {
    let seed = 7;
    const random = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
    const all = Array.from(characters);
    const word = () =>
      Array.from({ length: 1 + random(5) }, () => all[random(all.length)]).join('');
    const titles = Array.from({ length: 400 }, () => `${word()} ${word()}`);
    const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
    const sorted = sortByKey(locale, titles);
    const wrong = sorted.filter((title, i) => i > 0 && compare(sorted[i - 1]!, title) > 0);
    expect(wrong).toEqual([]);
  });
});
