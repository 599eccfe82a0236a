import {
  get,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { isRecord } from '@/browser/is-record';
import { ruleMessage } from './rule-message';

/**
 * How every form is written:
 *
 *     const form = useForm({ resolver: zodResolver(newThingSchema), defaultValues: { title: '' } });
 *     const send = form.handleSubmit(async (thing) => {
 *       const response = await createThing(thing);
 *       if (response.error) showFieldErrors(form, readApiError(response.error).fields);
 *     });
 *     <form noValidate onSubmit={(event) => void send(event)}>
 *       <TextField {...fieldOf(form, 'title', 'Title')} autoComplete="off" />
 *
 * The rules are the contract's schema, which the API applies as well. Its message names the rule
 * (`required`), which `ruleMessage` turns into a sentence ("Title is required"). Contract files for forms
 * import `zod/mini`: a third of zod's code, and no `eval`, which the pages' policy blocks.
 */
export function fieldOf<Fields extends FieldValues, Context, Values>(
  form: UseFormReturn<Fields, Context, Values>,
  name: FieldPath<Fields>,
  label: string,
) {
  const { type, message } = get<unknown, FieldError | undefined>(form.formState.errors, name) ?? {};
  const error = message && type !== 'sentence' ? ruleMessage(message, label) : message;
  return { ...form.register(name), label, error };
}

/** Reads the fields of a form, as a password manager may fill them without an event. */
export function readFilledFields<Fields extends FieldValues, Context, Values>(
  form: UseFormReturn<Fields, Context, Values>,
  element: HTMLFormElement,
): void {
  for (const [name, value] of new FormData(element))
    form.setValue(name as FieldPath<Fields>, value as PathValue<Fields, FieldPath<Fields>>);
}

/** For `setError`: a whole sentence instead of the name of a rule. */
export const sentenceError = (message: string) => ({ type: 'sentence', message });

/** Options of `setValue` that treat the value as typed: validated and dirty. */
export const asTyped = { shouldDirty: true, shouldValidate: true } as const;

/**
 * Shows the API's field errors. Returns false if none belongs to a field of this form; a group of
 * fields, such as an address, shows errors only if the form has a place for them.
 */
export function showFieldErrors<Fields extends FieldValues, Context, Values>(
  form: UseFormReturn<Fields, Context, Values>,
  errors: Record<string, string[]> | undefined,
): boolean {
  const valueOf = (name: string) => get<unknown, unknown>(form.getValues(), name);
  const shownErrors = Object.entries(errors ?? {}).filter(([name]) => valueOf(name) !== undefined);
  shownErrors.forEach(([name, messages], index) =>
    form.setError(
      name as FieldPath<Fields>,
      { type: 'api', message: messages.join('\n') },
      { shouldFocus: index === 0 },
    ),
  );
  return shownErrors.some(([name]) => !isGroup(valueOf(name)));
}

function isGroup(value: unknown): boolean {
  return isRecord(value) && !Array.isArray(value);
}
