import type { NewBook } from '@storyloom/backend/contract/book';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { useLeaveQuestion } from '@/ui/use-leave-question';
import { readBookDraft, writeBookDraft } from './book-draft.storage';
import type { BookFields } from './book-fields';

interface BookFormStart {
  /** Under which the draft is kept: the id of the book, or `new`. */
  draftName: string;
  fields: BookFields;
  /** The state of the book the fields come from; '' for a new one. */
  etag: string;
  schema: ZodMiniType<NewBook, BookFields>;
}

/**
 * A book form whose unsaved fields outlive a session that ends, a reload and a crash of the tab,
 * and which asks before somebody leaves them behind.
 */
export function useBookForm({ draftName, fields, etag: firstEtag, schema }: BookFormStart) {
  const [draft] = useState(() => readBookDraft(draftName));
  const [etag, setEtag] = useState(draft?.etag ?? firstEtag);
  const [hasRestored, setHasRestored] = useState(draft !== null);
  const form = useForm<BookFields, unknown, NewBook>({
    resolver: zodResolver(schema),
    defaultValues: fields,
  });
  const { isDirty } = form.formState;
  const { reset, subscribe } = form;

  useEffect(() => {
    if (draft) reset(draft.fields, { keepDefaultValues: true });
  }, [draft, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: hasChanges }) =>
          writeBookDraft(draftName, hasChanges ? { fields: values, etag } : null),
      }),
    [subscribe, draftName, etag],
  );

  const forgetDraft = () => writeBookDraft(draftName, null);
  useLeaveQuestion(isDirty, forgetDraft);

  /** Begins anew from what is stored by now. */
  const startOver = (next: { fields: BookFields; etag: string }) => {
    reset(next.fields);
    setEtag(next.etag);
    setHasRestored(false);
    forgetDraft();
  };

  return { form, etag, setEtag, hasRestored, startOver };
}
