import { isDeepStrictEqual } from 'node:util';
import type { FullSettings, SettingName } from './settings.model.ts';

type Parts = Partial<FullSettings>;

/**
 * Splits a change into the owner's own values and values equal to one of the defaults. The latter
 * are not stored, so that they follow the shop's language. The language itself is always stored.
 */
export function ownParts(change: Parts, defaults: FullSettings[]) {
  const own: Record<string, unknown> = {};
  const untouched: Record<string, 1> = {};
  for (const [name, value] of Object.entries(change)) {
    const shown = defaults.map((each) => each[name as SettingName]);
    const mine = name === 'language' ? value : ownPart(value, shown);
    if (mine === undefined) untouched[name] = 1;
    else own[name] = mine;
  }
  return { own, untouched };
}

/** The values of an object that differ from the defaults; a list is compared as a whole. */
function ownPart(value: unknown, defaults: unknown[]): unknown {
  if (defaults.some((each) => isDeepStrictEqual(each, value))) return undefined;
  if (!isParts(value) || !defaults.every(isParts)) return value;
  const shown = defaults.map((each) => new Map(Object.entries(each)));
  const differing = Object.entries(value).filter(
    ([name, each]) => !shown.some((parts) => isDeepStrictEqual(parts.get(name), each)),
  );
  return differing.length > 0 ? Object.fromEntries(differing) : undefined;
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Puts the next language's default in place of each category and note that is the default. */
export function inLanguage(change: Parts, shown: FullSettings, next: FullSettings): Parts {
  const { categories, news } = change;
  return {
    ...change,
    ...(categories && { categories: inPlaceOf(categories, shown.categories, next.categories) }),
    ...(news && { news: inPlaceOf(news, shown.news, next.news) }),
  };
}

function inPlaceOf<Entry>(entries: Entry[], shown: Entry[], next: Entry[]): Entry[] {
  return entries.map((entry) => {
    const index = shown.findIndex((each) => isDeepStrictEqual(each, entry));
    return next[index] ?? entry;
  });
}
