// Regular expressions for checks that schemas make in functions. They accept the same texts, except for
// outer spaces and for characters that only a complete list could tell apart.

const hidden = String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb`;
/** Excludes spaces, filler letters and combining marks, which are invisible alone. */
const visible = String.raw`[^\u0000- \u007f-\u00a0\u00ad\u0300-\u036f\u115f\u1160\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u20d0-\u20ff\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]`;
const around = (pattern: string) => `^ *(?:${pattern}) *$`;

export const text = visible;
export const emptyOrLine = `^[^${hidden}]*$`;
export const line = `^[^${hidden}]*${visible}[^${hidden}]*$`;

const space = String.raw` \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`;
const special = String.raw`()<>\[\],;:\\"@`;
const label = `[^.${special}${hidden}${space}]{1,63}`;
export const email = around(
  String.raw`[^${special}${hidden}${space}]{1,64}@${label}(?:\.${label})+`,
);

const octet = '(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])';
const host = String.raw`(?:${octet}(?:\.${octet}){3}|(?:[a-zA-Z0-9]+(?:-+[a-zA-Z0-9]+)*\.)*[a-zA-Z][a-zA-Z0-9]*(?:-+[a-zA-Z0-9]+)*)`;
const url = `[hH][tT][tT][pP][sS]?://${host}(?::[0-9]{1,4})?(?:[/?#][^${hidden}]*)?`;
const fileName = String.raw`[^./\\:<>"${hidden}${space}](?:[^/\\:<>"${hidden}]{0,253}[^/\\:<>"${hidden}${space}])?`;
export const webAddress = around(url);
export const coverImage = around(`(?:${url}|${fileName})?`);

const dash = String.raw`\-\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d`;
const between = `[${space}+()${dash}]*`;
export const phone = around(`${between}(?:[0-9]${between}){5,20}`);

const hyphens = String.raw`[\t-\r${space}\u2028\u2029\ufeff\u2010-\u2015\-]{0,3}`;
const digits = (count: number) => `(?:[0-9]${hyphens}){${count}}`;
const isbn10 = `${digits(9)}[0-9xX]${hyphens}`;
const isbn13 = `9${hyphens}7${hyphens}[89]${hyphens}${digits(10)}`;
/** Does not check the check digit, and accepts no text around the ISBN. */
export const isbn = `^(?:ISBN(?:-1[03])?:?)?${hyphens}(?:${isbn10}|${isbn13})$`;
export const blankOrIsbn = `^(?:[ \\t-\\r]*|${isbn.slice(1, -1)})$`;

/** From `min` to `max`. */
export function wholeNumber(min: number, max: number): string {
  return `^${min > 0 ? `(?!0*(?:${upTo(min - 1)})$)` : ''}(?:${upTo(max)})$`;
}

function upTo(max: number): string {
  const digits = String(max);
  const after = digits.length - 1;
  const lower = [...digits].flatMap((digit, at) =>
    digit === '0' ? [] : [`${digits.slice(0, at)}[0-${Number(digit) - 1}][0-9]{${after - at}}`],
  );
  return [digits, ...lower, ...(after > 0 ? [`[0-9]{1,${after}}`] : [])].join('|');
}

/** From 0 to `max`, with at most ten digits and two decimals. */
export function price(max: number): string {
  const leading = `0{0,${10 - String(max).length}}`;
  const zeros = String.raw`(?:\.0{1,9})?`;
  const decimals = String.raw`(?:\.[0-9]{1,2}0{0,7})?`;
  const below = `${leading}(?:${upTo(max - 1)})${decimals}`;
  return `^(?:${below}|${leading}${max}${zeros}|-0{1,10}${zeros})$`;
}
