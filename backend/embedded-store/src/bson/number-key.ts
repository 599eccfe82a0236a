import { Decimal128, type Double, type Int32, Long } from 'bson';

const floats = new Float64Array(1);
const words = new Uint16Array(floats.buffer);

/** A double as four UTF-16 units that sort like the numbers; NaN comes first. */
export function doubleKey(n: number): string {
  if (Number.isNaN(n)) return '\0\0\0\0';
  floats[0] = n === 0 ? 0 : n;
  const [a = 0, b = 0, c = 0, d = 0] = words;
  const flip = d & 0x8000 ? 0xffff : 0;
  return String.fromCharCode(flip ? d ^ flip : d | 0x8000, c ^ flip, b ^ flip, a ^ flip);
}

/** The complement of a key: sorts in the opposite order, as long as no key starts another. */
export function invertKey(key: string): string {
  let inverted = '';
  for (let i = 0; i < key.length; i++) inverted += String.fromCharCode(0xffff - key.charCodeAt(i));
  return inverted;
}

const below = '\u0001';
const exact = '\u0002';
const above = '\u0003';

/**
 * All four BSON number types on one scale: the nearest double, then how far the true value is from
 * it. So Int32 1, Long 1, Double 1 and Decimal128 "1.0" share one key, and 0.1 is not "0.1".
 */
export function numberKey(value: number | Double | Int32 | Long | Decimal128): string {
  if (typeof value === 'number') return doubleKey(value) + exact;
  if (value instanceof Long) {
    const near = value.toNumber();
    return doubleKey(near) + distance(value.toBigInt() - BigInt(near), 0);
  }
  if (value instanceof Decimal128) return decimalKey(value);
  return doubleKey(value.value) + exact;
}

function decimalKey(value: Decimal128): string {
  const text = value.toString();
  const parts = parseDecimal(text);
  if (!parts) return doubleKey(Number(text)) + exact;
  let near = Number(text);
  if (!Number.isFinite(near)) near = Math.sign(near) * Number.MAX_VALUE;
  const [nearDigits, nearExponent] = exactDecimal(near);
  const exponent = Math.min(parts.exponent, nearExponent);
  const scale = (digits: bigint, from: number) => digits * 10n ** BigInt(from - exponent);
  const difference = scale(parts.digits, parts.exponent) - scale(nearDigits, nearExponent);
  return doubleKey(near) + distance(difference, exponent);
}

/** Digits and power of ten of a decimal's text; undefined for NaN and the infinities. */
function parseDecimal(text: string): { digits: bigint; exponent: number } | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  return {
    digits: BigInt(sign + whole + fraction),
    exponent: Number(exponent) - fraction.length,
  };
}

/** Every finite double is a finite decimal: m * 2^-p = m * 5^p * 10^-p. */
function exactDecimal(n: number): [digits: bigint, exponent: number] {
  let power = 0;
  while (!Number.isInteger(n)) {
    n *= 2;
    power++;
  }
  return [BigInt(n) * 5n ** BigInt(power), -power];
}

function distance(difference: bigint, exponent: number): string {
  if (difference === 0n) return exact;
  const text = (difference < 0n ? -difference : difference).toString();
  let end = text.length;
  while (text[end - 1] === '0') end--;
  const size = `${String.fromCharCode(0x4000 + text.length + exponent)}${text.slice(0, end)}\0`;
  return difference < 0n ? below + invertKey(size) : above + size;
}
