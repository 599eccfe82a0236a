import { beforeEach, expect, it } from 'vitest';
import type { BookCaches } from '../../../book-caches.ts';
import { searchResultSchema } from '../../../contract/book/search.ts';
import { fold, slugOf } from '../../../contract/text/fold.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

let caches: BookCaches;
let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  ({ api, caches } = createTestApp());
});

async function titlesOf(q: string) {
  const { body } = await api.get('/api/search').query({ q }).expect(200);
  return searchResultSchema.parse(body).books.map(({ title }) => title);
}

it.each([
  ['吾輩は猫である', ['猫', '吾輩', 'は猫', '猫である', '吾輩は猫', '吾輩は猫である'], '犬'],
  ['ノルウェイの森', ['森', 'ノルウェイ', 'のるうぇい', 'ﾉﾙｳｪｲ', 'ウェイの'], '林'],
  ['がっこう', ['がっこう', 'ガッコウ', 'がっ'], 'かつ'],
  ['红楼梦', ['红', '红楼', '楼梦', '梦'], '楼红'],
  ['한국의 역사', ['한국', '역사', '국의', '한국의 역사', '사'], '중국'],
  ['แมวกินปลา', ['แมว', 'กินปลา', 'ปลา', 'แมวกินปลา'], 'หมา'],
  ['แม่', ['แม่'], 'แม้'],
  ['ປຶ້ມລາວ', ['ລາວ', 'ປຶ້ມ'], 'ໄທ'],
  ['ភាសាខ្មែរ', ['ខ្មែរ', 'ភាសា'], 'ថៃ'],
  ['မြန်မာစာ', ['စာ', 'မြန်မာ'], 'ထိုင်း'],
  ['कितना समय', ['कितना', 'समय', 'कित'], 'किताब'],
  ['প্রেমের কবিতা', ['কবিতা', 'প্রেমের'], 'কাবতা'],
  ['दिन', ['दिन', 'दि'], 'दान'],
  ['இந்தியா', ['இந்தியா', 'இந்'], 'சீனா'],
  ['שָׁלוֹם עולם', ['שלום', 'שלומ', 'עולם'], 'מלחמה'],
  ['الكِتَابُ العربيّ', ['الكتاب', 'العربي', 'العربى'], 'قلم'],
  ['مدرسة الحياة', ['مدرسه', 'مدرسة'], 'جامعة'],
  ['إلى الأبد', ['الى', 'الابد', 'الأبد'], 'قلم'],
  ['کتاب‌خانه', ['كتابخانه', 'کتابخانه'], 'قلم'],
  ['Die Straße', ['strasse', 'STRASSE', 'straße', 'STRAẞE'], 'gasse'],
  ['Œuvres complètes', ['oeuvres', 'œuvres', 'completes'], 'livres'],
  ['Łódź', ['lodz', 'Łódź', 'łódź'], 'krakow'],
  ['Bjørnson på tur', ['bjornson', 'bjørnson', 'pa'], 'ibsen'],
  ['Οι λόγος', ['λογος', 'ΛΌΓΟΣ', 'λογοσ'], 'φως'],
  ['Ёлка', ['елка', 'ёлка', 'ЁЛКА'], 'сосна'],
  ['Año de mañana', ['año', 'ANO', 'an\u0303o', 'mañ', 'manana', 'mañana año'], 'ñandú'],
  ['Ano', ['ano', 'Ano'], 'año'],
  ['1984', ['١٩٨٤', '１９８４', '१९८४'], '1985'],
  ['Python入門', ['python', '入門', '門', 'Python入門'], '出門'],
  ['L’Étranger', ['étran', 'etranger', "l'étranger", 'letranger'], 'peste'],
  ['Dell’amore', ['amor', 'dellamore'], 'odio'],
  ['Col·lecció', ['colleccio', 'col·lecció'], 'seleccio'],
])('the book %s is found by each of %j, not by %s', async (title, queries, other) => {
  await addBook({ title, author: 'A', description: 'About something.' });
  await addBook({ title: 'Zzyzx', author: 'A', description: 'About something.' });
  await caches.index.sync();
  for (const q of queries) expect(await titlesOf(q), q).toEqual([title]);
  expect(await titlesOf(other)).toEqual([]);
});

it('finds by a single sign what only the description says', async () => {
  await addBook({ title: '小説', description: '黒い猫の話。' });
  await addBook({ title: '詩集', description: '白い犬の話。' });
  await caches.index.sync();
  expect(await titlesOf('猫')).toEqual(['小説']);
});

it.each([
  ['मुंशी प्रेमचंद', 'मुंशी-प्रेमचंद'],
  ['สุนทรภู่', 'สุนทรภู่'],
  ['한강', '한강'],
  ['ガルシア゠マルケス', 'ガルシア-マルケス'],
  ['עָמוֹס עוז', 'עמוס-עוז'],
  ['שלום', 'שלום'],
  ['طه حُسين', 'طه-حسين'],
  ['Stanisław Lem', 'stanislaw-lem'],
  ['Günter Graß', 'gunter-grass'],
])('the slug of %s is %s, and stays it', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
  expect(fold(fold(name))).toBe(fold(name));
});
