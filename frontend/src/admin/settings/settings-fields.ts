import { zodResolver } from '@hookform/resolvers/zod';
import {
  settingsFormSchema,
  type AdminSettings,
  type SettingsFields,
  type SettingsFormValues,
} from '@storyloom/backend/contract/shop/settings';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { differencesOf, pick } from '@/admin/ui/conflict/merge-three-ways';
import { normalizeAmount, toTypedAmount, toTypedPrice } from '@/shop-facts/formats/typed-amount';
import { flatten, unflatten, type FlatSettings, type SettingsName } from './flatten-settings';

/** The stored settings of a tab, and their ETag. */
export interface TabVersion {
  etag: string;
  flat: FlatSettings;
}

export function resolverFor(names: SettingsName[]) {
  const mask = Object.fromEntries(names.map((name) => [name, true])) as Record<SettingsName, true>;
  const rules = z.pipe(z.transform(readFields), z.pick(settingsFormSchema, mask));
  // The type has the fields of all tabs, of which this tab has some.
  return zodResolver(rules) as unknown as Resolver<SettingsFields, unknown, SettingsFormValues>;
}

/** Optional numbers, and amounts in the number format of the shop's locale. */
const typedNumbers = [
  'shipping.fee',
  'shipping.freeFrom',
  'retention.ordersYears',
  'gift.fee',
  'vat.rate',
  'vat.shippingRate',
];

function readFields(fields: SettingsFields): Partial<SettingsFields> {
  const read = Object.entries(flatten(fields)).map(([name, value]) => {
    const isTyped = typedNumbers.includes(name) && typeof value === 'string';
    return [name, isTyped ? normalizeAmount(value) || null : value];
  });
  return unflatten(Object.fromEntries(read) as FlatSettings);
}

/** The fields of a newer version, with those that a draft changed on top. */
export function rebase(
  { base, fields }: { base: TabVersion; fields: SettingsFields },
  latest: TabVersion,
): SettingsFields {
  const typed = flatten(fields);
  const touched = pick(typed, differencesOf(flatten(fieldsOf(base)), typed));
  return withTyped(latest, touched);
}

/** Lists may be empty in the shop and filled in a draft. */
export function exampleDraft(stored: TabVersion) {
  const lists = {
    social: [{ name: '', url: '' }],
    news: [{ id: 0, title: '', description: '', image: '', story: '' }],
    emailTexts: {},
  };
  const listsOfTab = Object.entries(lists).filter(([name]) => name in stored.flat);
  const flat = { ...stored.flat, ...Object.fromEntries(listsOfTab) };
  return { base: { ...stored, flat }, fields: fieldsOf({ ...stored, flat }) };
}

/** Without the read-only parts of the settings. */
export function formOf(settings: AdminSettings): SettingsFormValues {
  const { emails, ownTexts: _stay, lostLanguage: _lost, ...own } = settings;
  return { ...own, emails: { digest: emails.digest }, moveTo: {} };
}

/**
 * Moves books of a removed category to the chosen category, or to the first if that is removed too.
 */
export function withCategoryMoves(all: FlatSettings, stored: FlatSettings): FlatSettings {
  const { categories, moveTo } = all as Partial<SettingsFormValues>;
  if (!categories || !moveTo) return all;
  const slugs = categories.map(({ slug }) => slug);
  const moves = (stored as Partial<SettingsFormValues>).categories
    ?.filter(({ slug }) => !slugs.includes(slug))
    .map(({ slug }) => [slug, slugs.find((to) => to === moveTo[slug]) ?? slugs[0]]);
  return { ...all, moveTo: Object.fromEntries(moves ?? []) as SettingsFormValues['moveTo'] };
}

/** A version's fields, with what is typed on top. */
export function withTyped(version: TabVersion, typed: FlatSettings): SettingsFields {
  const all = { ...flatten(fieldsOf(version)), ...typed };
  return unflatten<SettingsFields>(all) as SettingsFields;
}

export function fieldsOf({ flat }: TabVersion): SettingsFields {
  const typed = Object.entries(flat).map(([name, value]) => [
    name,
    typeof value === 'number' ? typedOf(name, value) : value,
  ]);
  return unflatten<SettingsFields>(Object.fromEntries(typed) as FlatSettings) as SettingsFields;
}

/** Percentages are written as short as they are; prices with both decimals. */
const typedOf = (name: string, value: number) =>
  name.startsWith('vat.') ? toTypedAmount(value) : toTypedPrice(value);
