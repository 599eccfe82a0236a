import { isRecord } from '@/browser/storage';

interface Versions<Fields> {
  /** As it was when the form began. */
  base: Fields;
  /** As it was typed. */
  mine: Fields;
  /** As the shop has it by now. */
  theirs: Fields;
}

/** Sorts out who changed what of a record that two sides have changed at the same time. */
export function mergeThreeWays<Fields extends object>({ base, mine, theirs }: Versions<Fields>) {
  const touched = differencesOf(base, mine);
  const moved = differencesOf(base, theirs);
  return {
    /** Theirs, and whatever was typed. */
    merged: { ...theirs, ...pick(mine, touched) },
    /** The fields to choose in. */
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
  return typeof value === 'string' ? value.trim() : JSON.stringify(value, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
