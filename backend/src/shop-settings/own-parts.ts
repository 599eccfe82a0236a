import { isDeepStrictEqual } from 'node:util';
import type { FullSettings, SettingName } from './settings.model.ts';

type Parts = Partial<FullSettings>;

/**
 * Splits a change into the owner's own values and values equal to one of the defaults. The latter
 * are not stored, so that they follow the shop's language. The language itself is always stored, and
 * so is what was `stored` before: chosen in another language, it stays also where it is the default.
 */
export function ownParts(change: Parts, defaults: FullSettings[], stored: Parts = {}) {
  const own: Record<string, unknown> = {};
  const untouched: Record<string, 1> = {};
  for (const [key, value] of Object.entries(change)) {
    const name = key as SettingName;
    const shown = defaults.map((each) => each[name]);
    const mine = name === 'language' ? value : ownPart(value, shown, stored[name]);
    if (mine === undefined) untouched[name] = 1;
    else own[name] = mine;
  }
  return { own, untouched };
}

/** The own values of an object; a list is compared as a whole. */
function ownPart(value: unknown, defaults: unknown[], stored: unknown): unknown {
  if (!isParts(value) || !defaults.every(isParts))
    return isOwn(value, defaults, stored) ? value : undefined;
  const shown = defaults.map((each) => new Map(Object.entries(each)));
  const before = new Map(isParts(stored) ? Object.entries(stored) : []);
  const mine = Object.entries(value).filter(([name, each]) =>
    isOwn(
      each,
      shown.map((parts) => parts.get(name)),
      before.get(name),
    ),
  );
  return mine.length > 0 ? Object.fromEntries(mine) : undefined;
}

function isOwn(value: unknown, defaults: unknown[], stored: unknown): boolean {
  return (
    isDeepStrictEqual(stored, value) || !defaults.some((each) => isDeepStrictEqual(each, value))
  );
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Puts the next language's default in place of each category and news item that is the default among
 * others. A list that is the default as a whole was chosen in another language, or follows as a whole.
 */
export function inLanguage(change: Parts, shown: FullSettings, next: FullSettings): Parts {
  const { categories, news } = change;
  return {
    ...change,
    ...(categories && { categories: inPlaceOf(categories, shown.categories, next.categories) }),
    ...(news && { news: inPlaceOf(news, shown.news, next.news) }),
  };
}

function inPlaceOf<Entry>(entries: Entry[], shown: Entry[], next: Entry[]): Entry[] {
  if (isDeepStrictEqual(entries, shown)) return entries;
  return entries.map((entry) => {
    const index = shown.findIndex((each) => isDeepStrictEqual(each, entry));
    return next[index] ?? entry;
  });
}
