import type { NewBook } from '@storyloom/backend/contract/book';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { newKey } from '@/api/new-key';
import { useLeaveQuestion } from '@/ui/form/use-leave-question';
import { readBookDraft, writeBookDraft } from './book-draft.storage';
import type { BookBase, BookFields } from './book-fields';
import { differencesOf } from './compare-books';

interface BookFormStart {
  /** Under which the draft is kept: the id of the book, or `new`. */
  draftName: string;
  base: BookBase;
  /** May depend on what the book has. */
  rulesFor: (base: BookFields) => ZodMiniType<NewBook, BookFields>;
}

/**
 * A book form whose unsaved fields outlive a session that ends, a reload and a crash of the tab,
 * and which asks before somebody leaves them behind. It remembers the book it began from.
 */
export function useBookForm({ draftName, base: firstBase, rulesFor }: BookFormStart) {
  const [draft] = useState(() => readBookDraft(draftName));
  const [base, setBase] = useState(draft?.base ?? firstBase);
  const [key, setKey] = useState(() => draft?.key ?? newKey());
  const [hasRestored, setHasRestored] = useState(draft !== null);
  const resolver = useMemo(() => zodResolver(rulesFor(base.fields)), [rulesFor, base]);
  const form = useForm<BookFields, unknown, NewBook>({ resolver, defaultValues: base.fields });
  const { isDirty } = form.formState;
  const { reset, subscribe } = form;

  useEffect(() => {
    if (draft) reset(draft.fields, { keepDefaultValues: true });
  }, [draft, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values }) => {
          // Whether it is a draft was a button's word, and only for the call it made.
          const fields = { ...values, draft: base.fields.draft };
          const isTouched = differencesOf(base.fields, fields).length > 0;
          writeBookDraft(draftName, isTouched ? { fields, base, key } : null);
        },
      }),
    [subscribe, draftName, base, key],
  );

  const forgetDraft = () => writeBookDraft(draftName, null);
  useLeaveQuestion(isDirty, forgetDraft);

  const show = (next: BookBase, fields: BookFields, nextKey: string) => {
    reset(next.fields);
    reset(fields, { keepDefaultValues: true });
    setBase(next);
    setKey(nextKey);
    setHasRestored(false);
    const isTouched = differencesOf(next.fields, fields).length > 0;
    writeBookDraft(draftName, isTouched ? { fields, base: next, key: nextKey } : null);
  };
  /** Begins anew from what is stored by now, with what was typed for it already. */
  const startOver = (next: BookBase, fields = next.fields) => show(next, fields, newKey());
  /** Goes on with what was typed, on the book as it is by now. */
  const continueOn = (next: BookBase, fields: BookFields) => show(next, fields, key);

  return { form, base, key, hasRestored, startOver, continueOn, renewKey: () => setKey(newKey()) };
}
