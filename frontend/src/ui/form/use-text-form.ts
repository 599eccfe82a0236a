import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { readApiError } from '@/api/api-error';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { writeFormDraft, type DraftName } from '@/browser/form-draft';
import { readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { showFieldErrors } from '@/ui/form/form';

interface Typed {
  text: string;
}

interface TextFormOptions {
  draftName: DraftName;
  schema: z.ZodMiniType<Typed, Typed>;
  /** `key`: one key for all tries of a text, so that it is stored once. */
  send: (text: string, key: string) => Promise<{ error?: unknown }>;
  /** Called after the text was sent and the field was cleared; not if more was typed meanwhile. */
  onCleared?: (submitted: unknown) => void;
  /** Called for an error that belongs to no field. */
  onFailure: (error: unknown) => void;
}

const empty: Typed = { text: '' };
/** The key is part of the draft: the form may be closed after a try that has succeeded. */
const emptyDraft = { ...empty, key: '' };

/** A form with one text that is added to a list; its draft is kept in memory. */
export function useTextForm({ draftName, schema, send, onCleared, onFailure }: TextFormOptions) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: empty });
  const { isDirty } = form.formState;
  const [draft] = useState(() => readFormDraft(draftName, emptyDraft));
  const [restored] = useState(draft && { text: draft.text });
  const [key, setKey] = useState(draft?.key ?? newIdempotencyKey);
  useFormDraft({
    name: draftName,
    form,
    restored,
    toDraft: (typed) => (isDirty ? { ...typed, key } : null),
    area: 'memory',
  });
  const submit = form.handleSubmit(async ({ text }, event) => {
    const submitted: unknown = event?.target;
    const submittedText = form.getValues('text');
    const { error } = await send(text, key);
    if (error) {
      const { code, fields } = readApiError(error);
      // The text was changed after a try that may have succeeded: this is another text.
      if (code === 'idempotency_key_reused') setKey(newIdempotencyKey());
      if (!showFieldErrors(form, fields)) onFailure(error);
      return;
    }
    const nextKey = newIdempotencyKey();
    setKey(nextKey);
    // The form may have been closed meanwhile, and opened again: a text in it is another one now.
    const latestDraft = readFormDraft(draftName, emptyDraft);
    const newerDraft =
      latestDraft && latestDraft.text !== submittedText ? { ...latestDraft, key: nextKey } : null;
    writeFormDraft(draftName, newerDraft, 'memory');
    // Keeps a text that was changed meanwhile.
    if (form.getValues('text') !== submittedText) return;
    form.reset(undefined, { keepFieldsRef: true });
    onCleared?.(submitted);
  });
  return { form, submit, isRestored: draft !== null };
}
