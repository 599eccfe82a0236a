import type { SettingsFormValues } from '@storyloom/backend/contract/shop/settings';
import { set } from 'react-hook-form';
import { isRecord } from '@/browser/is-record';

export type SettingsName = keyof SettingsFormValues;

/** Settings by path, such as `part.name`; a list is one setting. */
export type FlatSettings = Record<string, unknown>;

/** Settings that the API replaces as a whole. */
const wholeSettings: string[] = ['emailTexts', 'moveTo'];

/** Flat settings let two owners change two settings of one part at the same time. */
export function flatten(parts: object): FlatSettings {
  const flat = Object.entries(parts).flatMap(([name, value]: [string, unknown]) =>
    isRecord(value) && !Array.isArray(value) && !wholeSettings.includes(name)
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
      : [[name, value]],
  );
  return Object.fromEntries(flat) as FlatSettings;
}

export function unflatten<Parts extends object>(flat: FlatSettings): Partial<Parts> {
  const parts = {};
  for (const [name, value] of Object.entries(flat)) set(parts, name, value);
  return parts;
}

/** The part of the settings that a field belongs to. */
export const partOf = (fieldPath: string) => fieldPath.split('.')[0] as SettingsName;
