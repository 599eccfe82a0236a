import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isRecord, readStored, writeStored } from './storage';

// What somebody has typed and not saved stands in its form again after a detour to another page and
// after a session that ended, until it is saved, discarded, or its writer signs out. It ends with the
// tab, so that nobody else finds it.

type Writer = 'admin' | 'customer';
export type DraftName = `${Writer}.${string}`;
/** `session` lasts through a reload and a crash; `memory` is for what tells of other people. */
type Place = 'session' | 'memory';

const storedKey = 'storyloom.drafts';
const inMemory = new Map<string, unknown>();

/** The draft; null when there is none, or what is stored has not the shape of `example`. */
export function readDraft<Draft>(name: DraftName, example: Draft): Draft | null {
  if (inMemory.has(name)) return inMemory.get(name) as Draft;
  const stored = readAll()[name];
  return hasShapeOf(example, stored) ? (stored as Draft) : null;
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

/**
 * Keeps a form's draft: `toDraft` says what there is to keep, null when all is saved. Where only
 * memory holds it, the browser asks before the tab is closed or reloaded. Returns what says that the
 * work is done.
 */
export function useDraft<Values extends FieldValues, Rules>(
  name: DraftName,
  { getValues, subscribe }: UseFormReturn<Values, unknown, Rules>,
  toDraft: (values: Values) => unknown,
  place: Place = 'session',
): () => void {
  const isDone = useRef(false);
  const written = useRef('');
  const write = useEffectEvent(() => {
    const draft = isDone.current ? null : toDraft(getValues());
    const text = JSON.stringify(draft);
    // What somebody else has ended does not come back unless more is typed.
    if (text !== written.current) writeDraft(name, draft, place);
    written.current = text;
  });
  // Not all of it needs to be the form's own.
  useEffect(() => write());
  useEffect(
    () => subscribe({ formState: { values: true, isDirty: true }, callback: () => write() }),
    [subscribe],
  );
  useEffect(() => {
    if (place !== 'memory') return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasDraft(name)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [name, place]);
  return () => {
    isDone.current = true;
    writeDraft(name, null, place);
  };
}

function readAll(): Record<string, unknown> {
  const stored = readStored('session', storedKey);
  return isRecord(stored) ? stored : {};
}

function writeAll(drafts: Record<string, unknown>): void {
  writeStored('session', storedKey, Object.keys(drafts).length > 0 ? drafts : null);
}

const isOf = (writer: Writer) => (name: string) => name.startsWith(`${writer}.`);

/** Stored by an earlier version of the page, or by hand, it may be anything. */
function hasShapeOf(example: unknown, value: unknown): boolean {
  if (Array.isArray(example)) {
    return Array.isArray(value) && value.every((each) => hasShapeOf(example[0], each));
  }
  if (!isRecord(example)) return typeof value === typeof example;
  return (
    isRecord(value) &&
    Object.entries(example).every(([name, each]) => hasShapeOf(each, value[name]))
  );
}
