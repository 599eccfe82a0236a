import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { findDraft, writeDraft, type DraftName, type StorageArea } from './draft';
import { isRecord } from './storage';

/** The draft; null when there is none, or what is stored has not the shape of `example`. */
export function readDraft<Draft>(name: DraftName, example: Draft): Draft | null {
  const draft = findDraft(name);
  return hasShapeOf(example, draft) ? (draft as Draft) : null;
}

export const hasDraft = (name: DraftName) => findDraft(name) !== undefined;

/**
 * Keeps a form's draft: `toDraft` says what there is to keep, null when all is saved; the form begins
 * with what was `kept`. Where only memory holds it, the browser asks before the tab is closed or
 * reloaded. Returns what says that the work is done.
 */
export function useDraft<Values extends FieldValues, Rules>(
  name: DraftName,
  { getValues, subscribe, reset }: UseFormReturn<Values, unknown, Rules>,
  toDraft: (values: Values) => unknown,
  kept: Values | null = null,
  area: StorageArea = 'session',
): () => void {
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true, keepFieldsRef: true });
  }, [kept, reset]);
  const isDone = useRef(false);
  const written = useRef('');
  const write = useEffectEvent(() => {
    const draft = isDone.current ? null : toDraft(getValues());
    const text = JSON.stringify(draft);
    // What somebody else has ended does not come back unless more is typed.
    if (text !== written.current) writeDraft(name, draft, area);
    written.current = text;
  });
  // Not all of it needs to be the form's own.
  useEffect(() => write());
  useEffect(
    () => subscribe({ formState: { values: true, isDirty: true }, callback: () => write() }),
    [subscribe],
  );
  useEffect(() => {
    if (area !== 'memory') return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasDraft(name)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [name, area]);
  return () => {
    isDone.current = true;
    writeDraft(name, null, area);
  };
}

/** Stored by an earlier version of the page, or by hand, it may be anything. */
function hasShapeOf(example: unknown, value: unknown): boolean {
  if (Array.isArray(example)) {
    return (
      Array.isArray(value) &&
      (example.length === 0 || value.every((each) => hasShapeOf(example[0], each)))
    );
  }
  // An emptied number is null.
  if (example === null || value === null) return !isRecord(example) && !isRecord(value);
  if (!isRecord(example)) return typeof value === typeof example;
  return (
    isRecord(value) &&
    Object.entries(example).every(([name, each]) => hasShapeOf(each, value[name]))
  );
}
