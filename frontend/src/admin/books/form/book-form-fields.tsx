import type { BookField } from '@storyloom/backend/contract/book/book';
import type { FoundBook } from '@storyloom/backend/contract/book/book-lookup';
import { isbnProblem, readIsbn } from '@storyloom/backend/contract/book/isbn';
import { useState, type ReactElement } from 'react';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { readApiError } from '@/api/api-error';
import { useSettings } from '@/api/endpoints/settings.api';
import { systemApi } from '@/api/endpoints/system.api';
import { SmallButton } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { Checkbox } from '@/ui/form/checkbox';
import { Select } from '@/ui/form/select';
import { TextArea } from '@/ui/form/text-area';
import { asTyped, fieldOf } from '@/ui/form/form';
import { useFixedPrice } from '@/shop-facts/settings/use-fixed-price';
import type { BookForm } from './use-book-form';
import { CategoryOptions } from '@/shop-facts/settings/categories';
import { ConditionAndSupply } from './condition-and-supply';
import { furtherFields, furtherFieldNames } from './field-inputs';
import { currencyName } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import { ruleMessage } from '@/ui/form/rule-message';

interface BookFormFieldsProps {
  form: BookForm;
  /** The cover: a file picker for a new book, an address on edit. */
  cover: ReactElement;
}

/** The fields of both book forms in the order of the specification, the further ones last. */
export function BookFormFields({ form, cover }: BookFormFieldsProps) {
  const { labels, hints, categoryDefault } = words.bookForm;
  const field = (name: BookField) => fieldOf(form, name, labels[name]);
  const { data: settings } = useSettings();
  const isSafetyOn = settings?.safety.isOn;
  // A shop without VAT has no field for it.
  const hasVat = settings?.vat.isOn || form.getValues('vatRate') !== '';
  const shownNames = furtherFieldNames.filter((name) => name !== 'vatRate' || hasVat);
  const category = form.getValues('category');
  const fixedPrice = useFixedPrice();
  const isFixed = fixedPrice !== 'none';
  form.register('draft'); // has no input: buttons set it
  return (
    <div className="space-y-5">
      <TextField {...field('title')} />
      <TextArea {...field('description')} rows={6} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {/* Controlled, as its options may come later. */}
        <Select {...field('category')} value={category}>
          <option value="">{categoryDefault}</option>
          <CategoryOptions also={category} />
        </Select>
        <div className="sm:pt-6.5">
          <Checkbox label={labels.trending} {...form.register('trending')} />
        </div>
        <TextField
          {...field('oldPrice')}
          inputMode="decimal"
          hint={isFixed ? hints.oldPriceFixed[fixedPrice] : hints.oldPrice(currencyName())}
        />
        <TextField
          {...field('newPrice')}
          inputMode="decimal"
          hint={hints.newPrice(currencyName())}
        />
        {(isFixed || form.getValues('priceLifted')) && (
          <Checkbox label={labels.priceLifted} {...form.register('priceLifted')} />
        )}
      </div>
      {cover}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {shownNames.map((name) => (
          <div key={name}>
            <TextField {...furtherFields[name]} {...field(name)} hint={hints[name]} />
            {name === 'isbn' && <LookUpIsbn form={form} />}
          </div>
        ))}
      </div>
      <ConditionAndSupply form={form} />
      {isSafetyOn && <Checkbox label={words.bookForm.isAntique} {...form.register('antique')} />}
    </div>
  );
}

/** The fields that a lookup fills if they are empty; a cover is only proposed. */
const filledNames = ['title', 'author', 'publisher', 'year', 'pages'] as const;

/** Next to the ISBN, if the shop may ask openlibrary.org about it. */
function LookUpIsbn({ form }: { form: BookForm }) {
  const { data: system } = systemApi.useReadSystemQuery();
  const [lookUp, { isLoading }] = adminBooksApi.useLookUpBookMutation();
  const [notice, setNotice] = useState('');
  const [cover, setCover] = useState('');
  if (!system?.canLookUp) return null;

  const find = async () => {
    const { lookUp: texts } = words.bookForm;
    const typed = form.getValues('isbn');
    setCover('');
    setNotice('');
    const isbn = readIsbn(typed);
    if (!isbn) return setNotice(`${ruleMessage(isbnProblem(typed) ?? 'required', texts.isbn)}.`);
    const { data, error } = await lookUp(isbn);
    // The owner has typed another ISBN meanwhile.
    if (readIsbn(form.getValues('isbn')) !== isbn) return;
    if (!data) return setNotice(whyNothing(error));
    setNotice(fillEmpty(form, data));
    if (data.coverImage && !form.getValues('coverImage')) setCover(data.coverImage);
  };
  const takeCover = () => {
    form.setValue('coverImage', cover, asTyped);
    setCover('');
    setNotice(words.bookForm.lookUp.coverTaken);
    form.setFocus('isbn'); // the button disappears
  };

  const texts = words.bookForm.lookUp;
  return (
    <div className="mt-2 space-y-2">
      <SmallButton isBusy={isLoading} onClick={() => void find()}>
        {isLoading ? texts.busy : texts.button}
      </SmallButton>
      <p role="status" className="text-sm text-ink-soft">
        {notice}
      </p>
      {cover && (
        <div className="flex items-center gap-3">
          <img
            src={cover}
            alt={texts.coverFound}
            onError={() => setCover('')}
            className="h-24 rounded-sm"
          />
          <SmallButton onClick={takeCover}>{texts.useCover}</SmallButton>
        </div>
      )}
    </div>
  );
}

/** Fills only fields that are empty; returns a sentence that names them. */
function fillEmpty(form: BookForm, found: FoundBook): string {
  const { labels, lookUp: texts } = words.bookForm;
  const names = filledNames.filter(
    (name) => found[name] !== undefined && !form.getValues(name).trim(),
  );
  for (const name of names) form.setValue(name, String(found[name]), asTyped);
  if (names.length === 0) return texts.nothingMissing;
  return texts.filled(names.map((name) => labels[name]));
}

function whyNothing(error: unknown): string {
  const { unknown, noAnswer } = words.bookForm.lookUp;
  return readApiError(error).code === 'record_not_found' ? unknown : noAnswer;
}
