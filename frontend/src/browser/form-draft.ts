import { isRecord } from './is-record';
import { readStored, writeStored } from './storage';

// A form draft holds unsaved input of a form. The form shows it again after a detour to another
// page and after the session has ended, until the input is saved or discarded, or its writer signs
// out. Form drafts end with the tab, so that no other person finds them.

type Writer = 'admin' | 'customer';
export type DraftName = `${Writer}.${string}`;
/** `session` survives a reload and a crash; `memory` is for messages and other people's data. */
export type DraftArea = 'session' | 'memory';

const inMemory = new Map<string, unknown>();
/** One storage entry for all form drafts of a writer. */
const keyOf = (name: string) => `storyloom.drafts.${name.split('.')[0]}`;

/** The draft of this name, unchecked. */
export function findFormDraft(name: DraftName): unknown {
  return inMemory.get(name) ?? readStoredDrafts(name)[name];
}

/** `null` removes it. */
export function writeFormDraft(name: DraftName, draft: unknown, area: DraftArea = 'session'): void {
  if (area === 'memory') {
    if (draft === null) inMemory.delete(name);
    else inMemory.set(name, draft);
    return;
  }
  const drafts = readStoredDrafts(name);
  if (draft === null) delete drafts[name];
  else drafts[name] = draft;
  const isEmpty = Object.keys(drafts).length === 0;
  writeStored('session', keyOf(name), isEmpty ? null : drafts);
}

/** Whether a reload would lose input. */
export const hasFormDraftsInMemory = () => inMemory.size > 0;

export const hasFormDrafts = (writer: Writer): boolean =>
  [...inMemory.keys(), ...Object.keys(readStoredDrafts(writer))].some(isDraftOf(writer));

/** Removes all form drafts of a writer who signs out. */
export function removeFormDrafts(writer: Writer): void {
  for (const name of [...inMemory.keys()].filter(isDraftOf(writer))) inMemory.delete(name);
  writeStored('session', keyOf(writer), null);
}

function readStoredDrafts(name: string): Record<string, unknown> {
  const stored = readStored('session', keyOf(name));
  return isRecord(stored) ? stored : {};
}

const isDraftOf = (writer: Writer) => (name: string) => name.startsWith(writer);
