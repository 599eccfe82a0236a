import fc from 'fast-check';

const own = (json: string) => JSON.parse(json) as unknown;
const controls = [
  '\0',
  '\r\nSet-Cookie: a=b',
  '\x1b[31mred',
  '\u202etxt.exe',
  '\u200b',
  '\ufeff',
  '\ud800',
];
const words = [
  '__proto__',
  'constructor',
  'toString',
  '$where',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
];
const attacks = [
  "' OR '1'='1",
  '<img src=x onerror=alert(1)>',
  '=1+2',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  'https://a.example/\x1b[31m\u202e\r\n',
];

/** Texts that people do not type. */
export const hostileTexts = [
  '',
  ' ',
  'x'.repeat(5000),
  '9'.repeat(400),
  'é\u0301'.repeat(200),
  '👩‍👩‍👧‍👦',
  ...controls,
  ...controls.map((sign) => `a${sign}b`),
  ...words,
  ...attacks,
];

/** For an address: half a character cannot stand there. */
export const encode = (text: string) => encodeURIComponent(text.replaceAll('\ud800', '\ufffd'));

/** Values of the wrong type, size or meaning. */
export const hostileValues: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 2,
  {},
  [],
  [[]],
  [null],
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1)' },
  { $regex: '(a+)+$' },
  { $in: [1] },
  { length: 5 },
  { toString: 'x' },
  { _bsontype: 'ObjectId' },
  ['a', 'b'],
  ['a'.repeat(5000)],
  own('{"__proto__":{"polluted":1}}'),
  own('{"constructor":{"prototype":{"polluted":1}}}'),
  own(`${'['.repeat(400)}${']'.repeat(400)}`),
  Array.from({ length: 2000 }, (_, i) => i),
  ...hostileTexts,
];

/** Any JSON value, and anything out of the list above in any place of it. */
export const anyValue = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.dictionary(fc.constantFrom('$gt', '__proto__', 'constructor', 'a'), fc.jsonValue()),
);

type Path = (string | number)[];

/** Every place in a value, from the whole down to each leaf. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).filter(([, each]) => each !== undefined);
  const steps = inner.map(
    ([key, each]) => [Array.isArray(value) ? Number(key) : key, each] as const,
  );
  return [path, ...steps.flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

/** The value with another one at that place; `undefined` takes it out. */
export function withValue(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const holder = copy as Record<string | number, unknown>;
  holder[step] = withValue(holder[step], rest, other);
  return copy;
}

/** Every object in a value with its place; lists are none. */
export function objectsIn(value: unknown): [Path, object][] {
  return placesIn(value).flatMap((path) => {
    const found = path.reduce<unknown>((inner, step) => (inner as never)[step], value);
    const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
    return isObject ? [[path, found] as [Path, object]] : [];
  });
}
