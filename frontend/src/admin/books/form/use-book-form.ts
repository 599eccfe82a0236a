import type { NewBook } from '@storyloom/backend/contract/book/book';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { newKey } from '@/api/new-key';
import { readDraft, useDraft } from '@/browser/use-draft';
import { emptyBase, emptyFields, type BookBase, type BookFields } from './book-fields';
import { differencesOf } from '@/ui/conflict/merge-three-ways';

interface BookFormStart {
  /** Under which the draft is kept: the id of the book, or `new`. */
  draftName: string;
  base: BookBase;
  /** May depend on what the book has. */
  rulesFor: (base: BookFields) => ZodMiniType<NewBook, BookFields>;
}

/** What is kept of it: the key is the same for every try to save it. */
const exampleDraft = { fields: emptyFields, base: emptyBase, key: '' };

/** A book form whose unsaved fields are kept as a draft. It remembers the book it began from. */
export function useBookForm({ draftName, base: firstBase, rulesFor }: BookFormStart) {
  const [draft] = useState(() => readDraft(`admin.book.${draftName}`, exampleDraft));
  const [base, setBase] = useState(draft?.base ?? firstBase);
  const [key, setKey] = useState(() => draft?.key ?? newKey());
  const [hasRestored, setHasRestored] = useState(draft !== null);
  const resolver = useMemo(() => zodResolver(rulesFor(base.fields)), [rulesFor, base]);
  const form = useForm<BookFields, unknown, NewBook>({ resolver, defaultValues: base.fields });
  const { reset } = form;

  const toDraft = (values: BookFields) => {
    // Whether it is a draft was a button's word, and only for the call it made.
    const fields = { ...values, draft: base.fields.draft };
    return differencesOf(base.fields, fields).length > 0 ? { fields, base, key } : null;
  };
  useDraft(`admin.book.${draftName}`, form, toDraft, draft?.fields);

  const show = (next: BookBase, fields: BookFields, nextKey: string) => {
    reset(next.fields);
    reset(fields, { keepDefaultValues: true });
    setBase(next);
    setKey(nextKey);
    setHasRestored(false);
  };
  /** Begins anew from what is stored by now, with what was typed for it already. */
  const startOver = (next: BookBase, fields = next.fields) => show(next, fields, newKey());
  /** Goes on with what was typed, on the book as it is by now. */
  const continueOn = (next: BookBase, fields: BookFields) => show(next, fields, key);

  return { form, base, key, hasRestored, startOver, continueOn, renewKey: () => setKey(newKey()) };
}

export type BookForm = ReturnType<typeof useBookForm>['form'];
