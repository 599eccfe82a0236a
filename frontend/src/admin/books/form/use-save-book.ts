import {
  bookSchema,
  type Book,
  type BookChange,
  type BookField,
  type NewBook,
} from '@storyloom/backend/contract/book/book';
import { useRef, useState } from 'react';
import { readApiError, type ApiError } from '@/api/api-error';
import { useIsUnmounted } from '@/browser/use-is-unmounted';
import { askToConfirm, showMessage } from '@/ui/dialog';
import { showFieldErrors } from '@/ui/form/form';
import { showToast } from '@/ui/toast';
import { readConflict, type Conflict } from '@/admin/ui/conflict/conflict';
import { differencesOf, mergeThreeWays, pick } from '@/admin/ui/conflict/merge-three-ways';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { words } from '@/words/admin';
import { baseOf, type BookBase, type BookFields } from './book-fields';
import { compareWithTheirs, subtractSold, type ChangesByOthers } from './compare-with-theirs';
import type { useBookForm } from './use-book-form';

export interface BookConflict extends Conflict<Book> {
  names: BookField[];
  /** Copies sold meanwhile; undefined if an admin set the stock. */
  sold: number | undefined;
}

/** Each sale during the save makes a newer version of the book. */
const maxTries = 5;

/** Saves the touched fields of a book, merged with changes by others. */
export function useSaveBook(
  id: string,
  { form, handleSubmit, base, continueOn }: ReturnType<typeof useBookForm>,
  onSaved: () => void,
) {
  const [changeBook] = adminBooksApi.useChangeBookMutation();
  const [conflict, setConflict] = useState<BookConflict | null>(null);
  const [othersChanges, setOthersChanges] = useState<ChangesByOthers | null>(null);
  /** The book as it was shown when saving began. */
  const start = useRef(base);
  /** Whether the last save found a version that conflicts with the typed one. */
  const hasConflict = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const isUnmounted = useIsUnmounted();

  /** The newer version with the fields typed since `from`, also during the save. */
  const mergeTyped = (from: BookFields, newer: BookBase): BookFields =>
    mergeThreeWays({ base: from, mine: form.getValues(), theirs: newer.fields }).merged;

  const finish = (saved: BookBase, sent: BookFields) => {
    continueOn(saved, mergeTyped(sent, saved));
    setConflict(null);
    onSaved();
    const { doneTitle: title, doneText: text, doneButton } = words.bookForm.edit;
    // On another page, a dialog would take the keys of a scanner.
    if (isUnmounted()) return void showToast({ title, text });
    void showMessage({ title, text, icon: 'success' }, doneButton);
  };

  /** Sends the touched fields, also over a newer version in which others changed other fields. */
  const send = async (book: NewBook, from: BookBase): Promise<void> => {
    let base = from;
    let mine = form.getValues();
    for (let tries = 1; ; tries += 1) {
      const touched = differencesOf(base.fields, mine);
      if (touched.length === 0) return finish(base, mine);
      const change = changeOf(book, touched, base.fields);
      const { data, error } = await changeBook({ id, change, etag: base.etag });
      if (data) return finish(baseOf(data), mine);
      const apiError = readApiError(error);
      const stale = readConflict(apiError, bookSchema);
      if (!stale || tries === maxTries) return refuse(apiError, base);
      const { stockSetAt } = apiError;
      const theirs = baseOf(stale);
      const compared = compareWithTheirs({ base, start: start.current, mine, theirs, stockSetAt });
      const { names, sold } = compared;
      setOthersChanges(compared.othersChanges);
      // Typed fields stay on the former version until the owner chooses one.
      if (names.length > 0) {
        if (isUnmounted()) return showNotSaved(apiError);
        hasConflict.current = true;
        return setConflict({ ...stale, names, sold });
      }
      continueOn(theirs, mergeTyped(base.fields, theirs));
      base = theirs;
      mine = compared.merged;
    }
  };

  const refuse = async (apiError: ApiError, from: BookBase) => {
    if (isUnmounted()) return showNotSaved(apiError);
    if (showFieldErrors(form, apiError.fields) || apiError.status === 401) return;
    setIsSaving(false); // nothing is being saved while the dialog is open
    if (await askToRetry(apiError)) await saveOn(from);
  };

  const saveOn = async (from: BookBase) => {
    setIsSaving(true);
    await handleSubmit((book) => send(book, from))();
    setIsSaving(false);
  };

  return {
    isSaving,
    conflict,
    othersChanges,
    /** Returns whether the owner has to choose between two versions first. */
    async save(): Promise<boolean> {
      setOthersChanges(null);
      start.current = base;
      hasConflict.current = false;
      await saveOn(base);
      return hasConflict.current;
    },
    /** Keeps the typed fields; the stock less the sold copies. */
    saveMine(conflict: BookConflict) {
      const { names, sold } = conflict;
      const theirs = baseOf(conflict);
      const merged = mergeTyped(base.fields, theirs);
      const isSold = names.includes('stock') && sold !== undefined;
      continueOn(theirs, isSold ? { ...merged, stock: subtractSold(merged.stock, sold) } : merged);
      setConflict(null);
      return saveOn(theirs);
    },
    forget() {
      setConflict(null);
      setOthersChanges(null);
    },
  };
}

/** A toast, as the owner has left the page; the form draft is kept. */
function showNotSaved({ status, reference }: ApiError): void {
  const { failedTitle: title, failedText: text } = words.bookForm.edit;
  if (status !== 401) void showToast({ title, text, icon: 'error', reference });
}

/** The touched fields only; the stock together with the number that was shown. */
function changeOf(book: NewBook, touched: BookField[], base: BookFields): BookChange {
  const change: BookChange = pick(book, touched);
  if (!touched.includes('stock')) return change;
  return { ...change, seenStock: base.stock === '' ? null : Number(base.stock) };
}

/** Shows why the book was not saved; a book that was deleted meanwhile is not tried again. */
async function askToRetry({ code, reference }: ApiError): Promise<boolean> {
  const { failedTitle: title, failedText: text, deletedText, retry, back } = words.bookForm.edit;
  if (code === 'record_not_found') {
    void showMessage({ title, text: deletedText, icon: 'error' });
    return false;
  }
  return askToConfirm({ title, text, icon: 'error', reference }, { confirm: retry, cancel: back });
}
