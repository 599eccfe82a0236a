import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { readApiProblem } from '@/api/api-error';
import { newIdempotencyKey } from '@/api/idempotency-key';
import type { DraftName } from '@/browser/form-draft';
import { readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { showFieldErrors } from '@/ui/form/form';

interface Typed {
  text: string;
}

interface TextFormOptions {
  draftName: DraftName;
  schema: z.ZodMiniType<Typed, Typed>;
  /** `key` is the same for every try of one text, so that it is stored once. */
  send: (text: string, key: string) => Promise<{ error?: unknown }>;
  /** The text was sent and the field is empty; not called if more was typed meanwhile. */
  onCleared?: (submitted: unknown) => void;
  /** Called if the error does not belong to the field. */
  onFailure: (error: unknown) => void;
}

const empty: Typed = { text: '' };

/** A form with one text that is sent and added to a list; a draft in memory until then. */
export function useTextForm({ draftName, schema, send, onCleared, onFailure }: TextFormOptions) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: empty });
  const { isDirty } = form.formState;
  const [draft] = useState(() => readFormDraft(draftName, empty));
  useFormDraft({
    name: draftName,
    form,
    restored: draft,
    toDraft: (typed) => (isDirty ? typed : null),
    area: 'memory',
  });
  const [key, setKey] = useState(newIdempotencyKey);
  const submit = form.handleSubmit(async ({ text }, event) => {
    const submitted: unknown = event?.target;
    const sent = form.getValues('text');
    const { error } = await send(text, key);
    if (error) {
      const { code, fields } = readApiProblem(error);
      // The text was changed after a try that may have arrived: this is another one.
      if (code === 'idempotency_key_reused') setKey(newIdempotencyKey());
      if (!showFieldErrors(form, fields)) onFailure(error);
      return;
    }
    setKey(newIdempotencyKey());
    // What was typed meanwhile stays.
    if (form.getValues('text') !== sent) return;
    form.reset(undefined, { keepFieldsRef: true });
    onCleared?.(submitted);
  });
  return { form, submit, isRestored: draft !== null };
}
