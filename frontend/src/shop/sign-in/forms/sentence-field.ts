import {
  get,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { fieldOf } from '@/ui/form/form';

/** The type of an error that is a whole sentence, as the rules of the contract are not. */
const sentence = 'sentence';

export const sentenceError = (message: string) => ({ type: sentence, message });

/** A field like that of `fieldOf`, which also shows an error made by `sentenceError` as it is. */
export function sentenceField<Fields extends FieldValues, Context, Values>(
  form: UseFormReturn<Fields, Context, Values>,
  name: FieldPath<Fields>,
  label: string,
) {
  const field = fieldOf(form, name, label);
  const error = get<unknown, FieldError | undefined>(form.formState.errors, name);
  return error?.type === sentence ? { ...field, error: error.message } : field;
}
