import type { BookField } from '@storyloom/backend/contract/book/book';
import type { ReactNode } from 'react';
import { adminTexts } from '@/config/admin-messages';
import { TextField } from '@/ui/form/field';
import { Checkbox, Select, TextArea } from '@/ui/form/more-fields';
import { fieldOf } from '@/ui/form/form';
import type { BookForm } from './use-book-form';
import { CategoryOptions } from '@/ui/settings/categories';
import { bookFieldLabels, furtherFields } from './field-words';
import { LookUpIsbn } from './look-up-isbn';
import { currencyName } from '@/ui/text/formats';

interface BookFormFieldsProps {
  form: BookForm;
  /** The cover: a file picker for a new book, an address on edit. */
  cover: ReactNode;
}

/** The fields of both book forms in the order of the specification, the further ones last. */
export function BookFormFields({ form, cover }: BookFormFieldsProps) {
  const field = (name: BookField) => fieldOf(form, name, bookFieldLabels[name]);
  const category = form.getValues('category');
  const inCurrency = `In ${currencyName()}.`;
  form.register('draft'); // has no input: buttons set it
  return (
    <div className="space-y-5">
      <TextField {...field('title')} />
      <TextArea {...field('description')} rows={6} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {/* Told its value, as its options may come later. */}
        <Select {...field('category')} value={category}>
          <option value="">{adminTexts.categoryDefault}</option>
          <CategoryOptions also={category} />
        </Select>
        <div className="sm:pt-6.5">
          <Checkbox label={bookFieldLabels.trending} {...form.register('trending')} />
        </div>
        <TextField
          {...field('oldPrice')}
          inputMode="decimal"
          hint={`${inCurrency} Shown struck through when it is the higher one.`}
        />
        <TextField
          {...field('newPrice')}
          inputMode="decimal"
          hint={`${inCurrency} What the customer pays.`}
        />
      </div>
      {cover}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {(Object.keys(furtherFields) as (keyof typeof furtherFields)[]).map((name) => (
          <div key={name}>
            <TextField {...furtherFields[name]} {...field(name)} />
            {name === 'isbn' && <LookUpIsbn form={form} />}
          </div>
        ))}
      </div>
    </div>
  );
}
