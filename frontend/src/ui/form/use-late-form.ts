import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type LateForm<Fields extends FieldValues, Values> = Omit<
  UseFormReturn<Fields, unknown, Values>,
  'formState'
>;

/**
 * A form as `form.ts` describes it, whose library and rules (23 kB) are fetched when it is first
 * used: for forms on pages that most visitors only read. The fields are the same elements before
 * and after, so nothing typed is lost. `open` imports the file that calls `createFormControl`.
 */
export function useLateForm<Fields extends FieldValues, Values, More>(
  open: () => Promise<LateForm<Fields, Values> & More>,
) {
  type Form = LateForm<Fields, Values> & More;
  const [form, setForm] = useState<Form | null>(null);
  const [errors, setErrors] = useState<FieldErrors<Fields>>({});
  const opening = useRef<Promise<Form> | null>(null);

  const whenRegistered = useRef<((form: Form) => void) | null>(null);
  useEffect(() => {
    if (form) whenRegistered.current?.(form);
  }, [form]);

  const connect = async () => {
    const opened = await open();
    opened.subscribe({
      formState: { errors: true },
      callback: ({ errors: found }) => setErrors({ ...found } as FieldErrors<Fields>),
    });
    return new Promise<Form>((resolve) => {
      whenRegistered.current = resolve;
      setForm(opened);
    });
  };
  /** Rejects when the code does not arrive; the next use tries again. */
  const load = () => {
    opening.current ??= connect().catch((error: unknown) => {
      opening.current = null;
      throw error;
    });
    return opening.current;
  };

  return {
    form,
    errors,
    load,
    bind: (name: FieldPath<Fields>) => ({
      ...(form ? form.register(name) : { name }),
      onFocus: () => void load().catch(() => {}),
    }),
  };
}
