import { expect, it } from 'vitest';
import { newBookSchema } from '../book/book.ts';
import { emailSchema } from './email.ts';
import { newOrderSchema } from '../order/order.ts';
import { optionalLine, requiredLine, requiredText } from './text.ts';
import { rules } from '../words/en/rules.ts';
import { ruleSentence } from '../words/rules.ts';

const line = requiredLine(100);
const messageOf = (value: unknown, schema: typeof line = line) =>
  ruleSentence(schema.safeParse(value).error?.issues[0]?.message ?? '', rules);

it.each([
  ['spaces', '   '],
  ['zero-width spaces', '\u200b\u200b'],
  ['joiners without anything to join', '\u200d\u200c'],
  ['control characters', '\u0000\u001b\u0007'],
  ['directions', '\u202e\u2066\u200f'],
  ['fillers that are letters by name', '\u3164\u115f\uffa0'],
  ['an empty braille cell', '\u2800'],
  ['marks that stand on nothing', '\u0301\ufe0f'],
  ['nothing', ''],
  ['no text', undefined],
])('takes a name of %s for none', (_what, name) => {
  expect(messageOf(name)).toBe('is required');
  expect(messageOf(name, requiredText(100) as never)).toBe('is required');
});

it.each([
  ['a line break', 'Ann\r\nBcc: all'],
  ['a null character', 'Ann\u0000'],
  ['a colour of the terminal', 'Ann\u001b[31m'],
  ['a zero-width space', 'An\u200bn'],
  ['a change of direction', 'Ann\u202egnp.exe'],
  ['an isolate', 'Ann\u2066x'],
  ['a line separator', 'Ann\u2028Lee'],
  ['half a character', 'Ann\ud83d'],
])('refuses a line with %s', (_what, text) => {
  const message = 'must not have invisible or control characters';
  expect(messageOf(text)).toBe(message);
  expect(messageOf(text, optionalLine(100) as never)).toBe(message);
});

it.each([
  'Zoë Müller-Łukasz',
  'محمد علي',
  'שלום עולם',
  'می\u200cخواهم',
  'क्षि',
  'Renée',
  '👩\u200d👩\u200d👧 reads',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '李小龙',
  '-',
])('takes %s as it is', (text) => {
  expect(line.parse(` ${text} `)).toBe(text);
  expect(requiredText(100).parse(text)).toBe(text);
});

it('removes invisible characters from a description, and keeps its lines', () => {
  expect(requiredText(100).parse('\ufeffOne\r\n\u200bTwo\u0000\n\n\tThree\u202e')).toBe(
    'One\r\nTwo\n\n\tThree',
  );
});

it('holds for every line of a book, an order and an address of the newsletter', () => {
  const bad = 'a\u202eb';
  const book = newBookSchema.safeParse({
    title: bad,
    author: bad,
    category: 'fiction',
    description: bad,
    newPrice: 1,
    coverImage: bad,
  });
  expect(book.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'title',
    'author',
    'coverImage',
  ]);
  const { coverImage } = newBookSchema.shape;
  expect(coverImage.safeParse('https://a.example/b.jpg').success).toBe(true);
  for (const sign of ['\0', '\r\n', '\t', '\u001b', '\u202e'])
    expect(coverImage.safeParse(`https://a.example/${sign}b.jpg`).success).toBe(false);
  const order = newOrderSchema.safeParse({
    name: bad,
    email: `${bad}@example.com`,
    phone: '12345\ud83d',
    address: { street: bad, city: bad, country: bad, state: bad, zipcode: bad },
    productIds: ['a'.repeat(24)],
    totalPrice: '1.00',
  });
  const refused = new Set(order.error?.issues.map(({ path }) => path.join('.')));
  expect([...refused].sort()).toEqual([
    'address.city',
    'address.country',
    'address.state',
    'address.street',
    'address.zipcode',
    'email',
    'name',
    'phone',
  ]);
  expect(emailSchema.safeParse('ann\u200b@example.com').success).toBe(false);
});
