// Queries that a search may stumble over, each of 100 characters at most: the same ones every time.

const fixed = [
  'a',
  '(',
  '\\',
  '"',
  '-',
  '.',
  '*',
  '\u0301',
  'ﷺ',
  'ſ',
  'İ',
  '\ud800',
  '\u0000',
  '\uffff',
  '-a',
  'a-',
  'a b ',
  'ab ',
  '.*',
  '(a+)+$',
  '^(?=.*)',
  '中文搜索',
  'אבגד ',
  'e\u0301\u0323',
  '👩‍👩‍👧‍👦',
  '\u0000\u0001\u001f\u007f',
  '%00%ff',
  '\u202e\u2066',
  "a'",
  'a’b ',
  'ß',
  'ǆ',
  '½ ',
  '1 2 3 ',
].map((text) => text.repeat(100));

const sentences = [
  '$where $gt $ne {"$gt":""} [$regex]',
  '__proto__ constructor prototype toString valueOf hasOwnProperty',
  'frankensteinfrankensteinfrankensteinfrankensteinfrankensteinfrankenstein',
  "' OR 1=1 --; DROP TABLE books; <script>alert(1)</script>",
  'the and of a an in to is it the and of a an in to is it',
  'a e i o u t s c b d f g h j k l m n o p q r s t u v w x y z',
  // Eight terms, each near many words of the books or the beginning of many.
  'lett lott mark bell wint rive ligh harb',
  'lettre winnter rivver brigde marketr islnd engin stattion',
  'lighthousr observatery cartografer apprentise unfinishd wanderring forgoten librarry',
  'story weather chances plainly generously illustrated everyone pleasure',
  'horror fiction adventure business technology volume season question',
  'th st wi ca re co pa la',
  'vo ve va vi ma mo me mi',
  'volume 1 2 3 4 5 6 7',
];

export function hostileQueries(random: () => number = randomFrom(1)): string[] {
  const pick = (letters: string) => letters[Math.floor(random() * letters.length)] as string;
  const make = (length: number, email: () => string) => Array.from({ length }, email).join('');
  const code = (from: number, to: number) => () =>
    String.fromCodePoint(from + Math.floor(random() * (to - from)));
  const rounds = Array.from({ length: 20 }, () => [
    make(100, code(0x20, 0x7f)),
    make(100, code(0, 0xd800)),
    make(50, code(0x1f000, 0x1ffff)),
    make(50, () => `${code(97, 123)()}${code(0x300, 0x36f)()}`),
    make(50, () => `${code(97, 123)()}${pick('-’ \t.')}`),
    make(100, () => pick('()[]{}*+?.^$|\\/-')),
    make(8, () => `${make(4 + Math.floor(random() * 5), () => pick('etaoinshrl'))} `),
    make(4, () => `${make(20, () => pick('aest'))} `),
  ]);
  return [...fixed, ...sentences, ...rounds.flat()].map((text) => text.slice(0, 100));
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
