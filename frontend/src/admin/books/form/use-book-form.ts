import type { BookField, NewBook } from '@storyloom/backend/contract/book/book';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { useFixedPrice } from '@/shop-facts/settings/use-fixed-price';
import { differencesOf } from '@/admin/ui/conflict/merge-three-ways';
import { usePictureUpload } from '@/admin/ui/picture/use-picture-upload';
import { asTyped } from '@/ui/form/form';
import { emptyBase, emptyFields, rulesFor, type BookBase, type BookFields } from './book-fields';

/** A form draft. Its key is the same for every try to save the book. */
const exampleDraft = { fields: emptyFields, base: emptyBase, key: '' };

/** A used copy needs no old price: no new book is compared with it. */
function resolverFor(
  base: BookFields,
  isNew: boolean,
  isFixed: boolean,
): Resolver<BookFields, unknown, NewBook> {
  const [resolve, resolveUsed] = [isNew, false].map((isNewBook) =>
    zodResolver(rulesFor(base, isNewBook, isFixed)),
  );
  return (fields, ...rest) => (fields.condition ? resolveUsed! : resolve!)(fields, ...rest);
}

/**
 * The id of the form that adds a used copy of a book, or a scanned or requested book: each has a draft
 * of its own.
 */
export const newFormId = (source: string) => (source ? `new.${source}` : 'new');

interface BookFormOptions {
  /** The id of the book; for a new one, `newFormId`. */
  id: string;
  isNew: boolean;
  firstBase: BookBase;
  /** Fills the empty fields. */
  initial?: Partial<BookFields>;
}

/** The form of a book. It keeps unsaved fields as a form draft and the book that the owner started from. */
export function useBookForm({ id, isNew, firstBase, initial = {} }: BookFormOptions) {
  const draftName = `admin.book.${id}` as const;
  const [draft] = useState(() => readFormDraft(draftName, exampleDraft));
  const [base, setBase] = useState(draft?.base ?? firstBase);
  const [key, setKey] = useState(() => draft?.key ?? newIdempotencyKey());
  const [hasRestored, setHasRestored] = useState(draft !== null);
  const isFixed = useFixedPrice() !== 'none';
  const resolver = useMemo(() => resolverFor(base.fields, isNew, isFixed), [base, isNew, isFixed]);
  const form = useForm<BookFields, unknown, NewBook>({ resolver, defaultValues: base.fields });
  const { reset } = form;
  const fields = { ...emptyFields, ...useWatch({ control: form.control }) };
  const picture = usePictureUpload((name) => form.setValue('coverImage', name, asTyped));

  const [initialFields] = useState(() => withInitial(firstBase.fields, initial));
  const draftOf = (values: BookFields, from: BookBase, draftKey: string) => {
    // A button sets `draft` for one save; it is not part of the typed input.
    const typed = { ...values, draft: from.fields.draft };
    const untouched = isNew ? [from.fields, initialFields] : [from.fields];
    const isTouched = untouched.every((fields) => differencesOf(fields, typed).length > 0);
    return isTouched ? { fields: typed, base: from, key: draftKey } : null;
  };
  const restored = draft?.fields ?? initialFields;
  const toDraft = (values: BookFields) => draftOf(values, base, key);
  const removeDraft = useFormDraft({ name: draftName, form, restored, toDraft });

  const show = (next: BookBase, typed: BookFields, nextKey: string) => {
    // If the page was left during the save, nothing else removes the draft.
    if (!draftOf(typed, next, nextKey)) removeDraft();
    reset(next.fields);
    reset(typed, { keepDefaultValues: true });
    setBase(next);
    setKey(nextKey);
    setHasRestored(false);
  };
  /** Starts over from the stored book, with a new key. */
  const startOver = (next: BookBase, typed = next.fields) => show(next, typed, newIdempotencyKey());
  /** Keeps what was typed, over a newer state of the book. */
  const continueOn = (next: BookBase, typed: BookFields) => show(next, typed, key);
  const renewKey = () => setKey(newIdempotencyKey());
  /** Focus moves to a refused picture, as to a field with an error. */
  const handleSubmit = (send: (book: NewBook) => Promise<void>) =>
    form.handleSubmit((book) => (picture.refused ? picture.focus() : send(book)));

  return {
    form,
    handleSubmit,
    fields,
    initialFields,
    picture,
    base,
    key,
    hasRestored,
    startOver,
    continueOn,
    renewKey,
  };
}

function withInitial(fields: BookFields, initial: Partial<BookFields>): BookFields {
  const empty = Object.entries(initial).filter(([name]) => !fields[name as BookField]);
  return { ...fields, ...Object.fromEntries(empty) };
}

export type BookForm = ReturnType<typeof useBookForm>['form'];
