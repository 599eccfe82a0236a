import type { SettingsForm } from '@storyloom/backend/contract/shop/settings';
import { set } from 'react-hook-form';
import { isRecord } from '@/browser/storage';

export type SettingsName = keyof SettingsForm;

/** Each setting under its name, those of a part as `part.name`; lists are one setting. */
export type Leaves = Record<string, unknown>;

/** Which are replaced whole, as the API does. */
const wholes: string[] = ['letterTexts', 'moveTo'];

/** So that two owners may change two settings of one part at the same time. */
export function toLeaves(parts: object): Leaves {
  const leaves = Object.entries(parts).flatMap(([name, value]: [string, unknown]) =>
    isRecord(value) && !Array.isArray(value) && !wholes.includes(name)
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
      : [[name, value]],
  );
  return Object.fromEntries(leaves) as Leaves;
}

export function fromLeaves<Parts extends object>(leaves: Leaves): Partial<Parts> {
  const parts = {};
  for (const [name, value] of Object.entries(leaves)) set(parts, name, value);
  return parts;
}

/** The part that a leaf is of. */
export const partOf = (leaf: string) => leaf.split('.')[0] as SettingsName;
