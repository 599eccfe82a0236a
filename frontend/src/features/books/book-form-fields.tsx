import { categories, type BookField, type NewBook } from '@storyloom/backend/contract/book';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { adminTexts } from '@/config/messages';
import { Checkbox, FieldError, selectLook, TextField } from '@/ui/field';
import type { BookFields } from './book-fields';

export type BookFormHandle = UseFormReturn<BookFields, unknown, NewBook>;

export const bookFieldLabels: Record<BookField, string> = {
  ...adminTexts.bookFields,
  author: 'Author',
  stock: 'Stock',
};
/** The fields that the specification does not name; they close the form in this order. */
const furtherFields: Record<
  Exclude<BookField, keyof typeof adminTexts.bookFields>,
  Pick<ComponentProps<typeof TextField>, 'hint' | 'inputMode'>
> = {
  author: { hint: 'Optional.' },
  stock: { hint: 'Optional. Left empty, the book never sells out.', inputMode: 'numeric' },
};
const inputLook =
  'block w-full rounded-md border border-line-strong bg-surface px-3 py-2 hover:border-ink aria-invalid:border-red';

interface BookFormFieldsProps {
  form: BookFormHandle;
  /** The cover: a file picker for a new book, an address on edit. */
  cover: ReactNode;
}

/** The fields of both book forms in the order of the specification, the further ones last. */
export function BookFormFields({ form, cover }: BookFormFieldsProps) {
  const { register } = form;
  const descriptionId = useId();
  const categoryId = useId();
  const errorOf = (name: BookField) => errorText(form, name);
  return (
    <div className="space-y-5">
      <TextField label={bookFieldLabels.title} error={errorOf('title')} {...register('title')} />
      <div>
        <label htmlFor={descriptionId} className="mb-1.5 block text-sm font-semibold">
          {bookFieldLabels.description}
        </label>
        <textarea
          id={descriptionId}
          rows={6}
          aria-invalid={errorOf('description') ? true : undefined}
          aria-describedby={`${descriptionId}-error`}
          className={`${inputLook} resize-y`}
          {...register('description')}
        />
        <FieldError id={`${descriptionId}-error`} text={errorOf('description')} />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div>
          <label htmlFor={categoryId} className="mb-1.5 block text-sm font-semibold">
            {bookFieldLabels.category}
          </label>
          <select
            id={categoryId}
            aria-invalid={errorOf('category') ? true : undefined}
            aria-describedby={`${categoryId}-error`}
            className={`${selectLook} w-full capitalize aria-invalid:border-red`}
            {...register('category')}
          >
            <option value="">{adminTexts.categoryDefault}</option>
            {categories.map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </select>
          <FieldError id={`${categoryId}-error`} text={errorOf('category')} />
        </div>
        <div className="sm:pt-6.5">
          <Checkbox label={bookFieldLabels.trending} {...register('trending')} />
        </div>
        <TextField
          label={bookFieldLabels.oldPrice}
          inputMode="decimal"
          error={errorOf('oldPrice')}
          hint="In dollars. Shown struck through when it is the higher one."
          {...register('oldPrice')}
        />
        <TextField
          label={bookFieldLabels.newPrice}
          inputMode="decimal"
          error={errorOf('newPrice')}
          hint="In dollars. What the customer pays."
          {...register('newPrice')}
        />
      </div>
      {cover}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {(Object.keys(furtherFields) as (keyof typeof furtherFields)[]).map((name) => (
          <TextField
            key={name}
            label={bookFieldLabels[name]}
            error={errorOf(name)}
            {...furtherFields[name]}
            {...register(name)}
          />
        ))}
      </div>
    </div>
  );
}

/** The contract says what is wrong; the label says with what. */
export function errorText(form: BookFormHandle, name: BookField): string | undefined {
  const message = form.formState.errors[name]?.message;
  return message && `${bookFieldLabels[name]} ${message}`;
}

/** Puts what the API refused beside its fields; false when it named none that are here. */
export function showFieldProblems(
  form: BookFormHandle,
  problems: Record<string, string[]> | undefined,
): boolean {
  const known = Object.entries(problems ?? {}).filter(([name]) => name in bookFieldLabels);
  for (const [name, [message]] of known) {
    form.setError(name as BookField, { message: message ?? 'is not valid' });
  }
  const [first] = known;
  if (first) form.setFocus(first[0] as BookField);
  return known.length > 0;
}
