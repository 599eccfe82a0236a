import { isRecord, readStored, writeStored } from './storage';

// What somebody has typed and not saved stands in its form again after a detour to another page and
// after a session that ended, until it is saved, discarded, or its writer signs out. It ends with the
// tab, so that nobody else finds it.

type Writer = 'admin' | 'customer';
export type DraftName = `${Writer}.${string}`;
/** `session` lasts through a reload and a crash; `memory` is for what tells of other people. */
export type Place = 'session' | 'memory';

const storedKey = 'storyloom.drafts';
const inMemory = new Map<string, unknown>();

/** What is kept under the name, unchecked. */
export function findDraft(name: DraftName): unknown {
  return inMemory.get(name) ?? readAll()[name];
}

export function hasDraft(name: DraftName): boolean {
  return inMemory.has(name) || name in readAll();
}

export function hasDrafts(writer: Writer): boolean {
  return [...inMemory.keys(), ...Object.keys(readAll())].some(isOf(writer));
}

/** `null` removes it. */
export function writeDraft(name: DraftName, draft: unknown, place: Place = 'session'): void {
  if (place === 'memory') {
    if (draft === null) inMemory.delete(name);
    else inMemory.set(name, draft);
    return;
  }
  const { [name]: former, ...others } = readAll();
  if (former === undefined && draft === null) return;
  writeAll(draft === null ? others : { ...others, [name]: draft });
}

/** Signing out on purpose leaves nothing behind. */
export function forgetDrafts(writer: Writer): void {
  for (const name of inMemory.keys()) if (isOf(writer)(name)) inMemory.delete(name);
  writeAll(Object.fromEntries(Object.entries(readAll()).filter(([name]) => !isOf(writer)(name))));
}

function readAll(): Record<string, unknown> {
  const stored = readStored('session', storedKey);
  return isRecord(stored) ? stored : {};
}

function writeAll(drafts: Record<string, unknown>): void {
  writeStored('session', storedKey, Object.keys(drafts).length > 0 ? drafts : null);
}

const isOf = (writer: Writer) => (name: string) => name.startsWith(`${writer}.`);
