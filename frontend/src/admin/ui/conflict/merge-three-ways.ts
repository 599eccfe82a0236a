import { isRecord } from '@/browser/is-record';

interface Versions<Fields> {
  /** The record when the form was opened. */
  base: Fields;
  /** The form's values. */
  mine: Fields;
  /** The record as it is stored now. */
  theirs: Fields;
}

/** Merges, field by field, what two sides have changed in a record at the same time. */
export function mergeThreeWays<Fields extends object>({ base, mine, theirs }: Versions<Fields>) {
  const touched = differencesOf(base, mine);
  const moved = differencesOf(base, theirs);
  return {
    /** Theirs, with the typed changes on top. */
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

/** Spaces around a text are none of it, and neither is the order of an object's keys. */
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
