import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { findFormDraft, writeFormDraft, type DraftName, type DraftArea } from './form-draft';
import { isRecord } from './is-record';

/** The draft; null if there is none, or if it lacks fields of `example`. */
export function readFormDraft<Draft>(name: DraftName, example: Draft): Draft | null {
  const draft = findFormDraft(name);
  return hasFieldsOf(example, draft) ? (draft as Draft) : null;
}

export const hasFormDraft = (name: DraftName) => findFormDraft(name) !== undefined;

interface DraftOptions<Values extends FieldValues, Rules> {
  name: DraftName;
  form: UseFormReturn<Values, unknown, Rules>;
  /** The draft from `readFormDraft`, to start with. */
  restored?: Values | null;
  /** Returns the draft to store, null if all input is saved. May use state outside the form. */
  toDraft: (values: Values) => unknown;
  /** With `memory`, the browser asks before the tab is closed or reloaded. */
  area?: DraftArea;
}

/**
 * Restores the draft of a form and stores it while the user types. Returns a function that removes
 * it; call it after saving.
 */
export function useFormDraft<Values extends FieldValues, Rules>({
  name,
  form: { getValues, subscribe, reset },
  restored = null,
  toDraft,
  area = 'session',
}: DraftOptions<Values, Rules>): () => void {
  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true, keepFieldsRef: true });
  }, [restored, reset]);
  const written = useRef('');
  const write = useEffectEvent(() => {
    const draft = toDraft(getValues());
    const text = JSON.stringify(draft);
    // A draft that was deleted elsewhere is stored again only after more input.
    if (text !== written.current) writeFormDraft(name, draft, area);
    written.current = text;
  });
  // Without dependencies: `toDraft` may return something else after each render.
  useEffect(() => write());
  useEffect(
    () => subscribe({ formState: { values: true, isDirty: true }, callback: () => write() }),
    [subscribe],
  );
  useEffect(() => {
    if (area !== 'memory') return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasFormDraft(name)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [name, area]);
  return () => {
    // The page may have been left and opened again: a draft with newer input belongs to that form.
    if (JSON.stringify(findFormDraft(name)) === written.current) writeFormDraft(name, null, area);
  };
}

/** An earlier version of the page, or a person, may have stored anything. */
function hasFieldsOf(example: unknown, value: unknown): boolean {
  if (Array.isArray(example)) {
    return (
      Array.isArray(value) &&
      (example.length === 0 || value.every((each) => hasFieldsOf(example[0], each)))
    );
  }
  // An emptied number is null.
  if (example === null || value === null) return !isRecord(example) && !isRecord(value);
  if (!isRecord(example)) return typeof value === typeof example;
  return (
    isRecord(value) &&
    Object.entries(example).every(([name, each]) => hasFieldsOf(each, value[name]))
  );
}
