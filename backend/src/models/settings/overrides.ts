import { isDeepStrictEqual } from 'node:util';
import type { FullSettings, SettingName } from './settings.model.ts';

// A value of a setting is a default of the shop's language, or the owner's override. Only overrides are
// stored, so that the defaults follow the language.

type Parts = Partial<FullSettings>;

/**
 * The update that stores the overrides of a change and removes values that equal one of the `defaults`.
 * The language is always an override, and so is what is `stored`: chosen in another language, it stays
 * also where it is the default.
 */
export function updateOfOverrides(change: Parts, defaults: FullSettings[], stored: Parts = {}) {
  const $set: Record<string, unknown> = {};
  const $unset: Record<string, 1> = {};
  for (const [key, value] of Object.entries(change)) {
    const name = key as SettingName;
    const defaultValues = defaults.map((each) => each[name]);
    const override = name === 'language' ? value : overrideOf(value, defaultValues, stored[name]);
    if (override === undefined) $unset[name] = 1;
    else $set[name] = override;
  }
  return { $set, $unset };
}

/** The fields of an object that differ from the defaults; a list is compared as a whole. */
function overrideOf(value: unknown, defaults: unknown[], stored: unknown): unknown {
  if (!isObject(value) || !defaults.every(isObject))
    return isOverride(value, defaults, stored) ? value : undefined;
  const defaultFields = defaults.map((each) => new Map(Object.entries(each)));
  const storedFields = new Map(isObject(stored) ? Object.entries(stored) : []);
  const overrides = Object.entries(value).filter(([name, field]) => {
    const defaultsOfField = defaultFields.map((fields) => fields.get(name));
    return isOverride(field, defaultsOfField, storedFields.get(name));
  });
  return overrides.length > 0 ? Object.fromEntries(overrides) : undefined;
}

function isOverride(value: unknown, defaults: unknown[], stored: unknown): boolean {
  return (
    isDeepStrictEqual(stored, value) || !defaults.some((each) => isDeepStrictEqual(each, value))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Puts the default of the new language in place of each category and news item that is the old default
 * among the owner's. A list that is the default as a whole was chosen earlier, or is not stored.
 */
export function translateDefaults(change: Parts, from: FullSettings, to: FullSettings): Parts {
  const { categories, news } = change;
  return {
    ...change,
    ...(categories && { categories: translated(categories, from.categories, to.categories) }),
    ...(news && { news: translated(news, from.news, to.news) }),
  };
}

function translated<Entry>(entries: Entry[], from: Entry[], to: Entry[]): Entry[] {
  if (isDeepStrictEqual(entries, from)) return entries;
  return entries.map((entry) => {
    const index = from.findIndex((each) => isDeepStrictEqual(each, entry));
    return to[index] ?? entry;
  });
}
