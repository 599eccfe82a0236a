import { isRecord } from '@/browser/is-record';

interface Versions<Fields> {
  /** The record when the form was opened. */
  base: Fields;
  /** The form's values. */
  mine: Fields;
  /** The record as it is stored now. */
  theirs: Fields;
}

/** Merges the changes of two sides field by field. */
export function mergeThreeWays<Fields extends object>({ base, mine, theirs }: Versions<Fields>) {
  const touched = differencesOf(base, mine);
  const moved = differencesOf(base, theirs);
  return {
    /** The stored record with the typed changes. */
    merged: { ...theirs, ...pick(mine, touched) },
    /** The fields that both sides changed differently. */
    both: moved.filter((name) => touched.includes(name) && !isSame(mine[name], theirs[name])),
  };
}

export function differencesOf<Fields extends object>(one: Fields, other: Fields) {
  const names = Object.keys(one) as Extract<keyof Fields, string>[];
  return names.filter((name) => !isSame(one[name], other[name]));
}

export function pick<Fields extends object, Name extends keyof Fields>(
  from: Fields,
  names: Name[],
): Pick<Fields, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Fields, Name>;
}

/** Ignores spaces around texts and the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return asText(one) === asText(other);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value, normalize);
}

function normalize(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
