import {
  bookSchema,
  type BookChange,
  type BookField,
  type NewBook,
} from '@storyloom/backend/contract/book/book';
import { useRef, useState } from 'react';
import { readApiProblem, type ApiProblem } from '@/api/api-error';
import { adminTexts } from '@/config/admin-messages';
import { askToConfirm, showNotice } from '@/ui/dialog';
import { showRefused } from '@/ui/form/form';
import { differencesOf, mergeThreeWays, pick } from '@/ui/conflict/merge-three-ways';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { baseOf, type BookBase, type BookFields } from './book-fields';
import type { useBookForm } from './use-book-form';

/** Both sides changed these fields of a book. */
export interface BookConflict {
  names: BookField[];
  theirs: BookBase;
  /** Copies that customers took meanwhile; undefined when somebody set the stock. */
  sold: number | undefined;
}

/** What only others changed while a book was edited: it stays theirs. */
export interface BookNews {
  names: BookField[];
  before: BookFields;
  after: BookFields;
  /** Copies of the stock that were sold; undefined when somebody set it. */
  sold: number | undefined;
}

/** A book that sells every second must not keep the form waiting for ever. */
const maxTries = 20;

/** Saves the touched fields of a book, whatever happens to the book meanwhile. */
export function useSaveBook(
  id: string,
  { form, base, continueOn }: Pick<ReturnType<typeof useBookForm>, 'form' | 'base' | 'continueOn'>,
  onSaved: () => void,
) {
  const [changeBook] = adminBooksApi.useChangeBookMutation();
  const [conflict, setConflict] = useState<BookConflict | null>(null);
  const [news, setNews] = useState<BookNews | null>(null);
  /** The book as it was shown when saving began. */
  const start = useRef(base);
  const [isSaving, setSaving] = useState(false);

  const send = async (
    book: NewBook,
    mine: BookFields,
    from: BookBase,
    tries = 0,
  ): Promise<void> => {
    const touched = differencesOf(from.fields, mine);
    const change = changeOf(book, touched, from.fields);
    const isSame = Object.keys(change).length === 0;
    const response = isSame ? undefined : await changeBook({ id, change, etag: from.etag });
    if (!response?.error) {
      const saved = response ? baseOf(response.data) : from;
      // Whoever typed on while it was being saved keeps that.
      const typed = { base: mine, mine: form.getValues(), theirs: saved.fields };
      continueOn(saved, mergeThreeWays(typed).merged);
      setConflict(null);
      onSaved();
      const { updateSuccessTitle: title, updateSuccessText: text } = adminTexts;
      return void showNotice({ title, text, icon: 'success' }, adminTexts.updateSuccessButton);
    }
    const problem = readApiProblem(response.error);
    const theirs = theirsOf(problem);
    if (theirs && tries < maxTries) {
      const soldSince = ({ fields, updatedAt }: BookBase) =>
        (problem.stockSetAt ?? '') > updatedAt ? undefined : stockSold(fields, theirs.fields);
      const sold = soldSince(from);
      const onTheirs = (typed: BookFields) =>
        mergeThreeWays({ base: from.fields, mine: typed, theirs: theirs.fields });
      const { both, merged } = onTheirs(mine);
      const [before, after] = [start.current.fields, theirs.fields];
      setNews({
        names: differencesOf(before, after).filter((name) => !touched.includes(name)),
        before,
        after,
        sold: soldSince(start.current),
      });
      // Nothing to choose in a stock that stays what was typed, whatever was sold of it.
      const names = both.filter(
        (name) =>
          name !== 'stock' ||
          sold === undefined ||
          lessSold(mine.stock, sold) !== mine.stock.trim(),
      );
      // What was typed stays on the former book until it is chosen what to keep of it.
      if (names.length > 0) return setConflict({ names, theirs, sold });
      continueOn(theirs, onTheirs(form.getValues()).merged);
      return send(book, merged, theirs, tries + 1);
    }
    if (showRefused(form, problem.fields) || problem.status === 401) return;
    if (problem.code === 'record_not_found') return void showNotice(deletedMeanwhile);
    setSaving(false); // while the dialog asks, nothing is being saved
    const { updateFailedTitle: title, updateFailedText: text } = adminTexts;
    const isRetrying = await askToConfirm(
      { title, text, icon: 'error', reference: problem.reference },
      { confirm: adminTexts.updateFailedButton, cancel: 'Back to the form' },
    );
    if (!isRetrying) return;
    setSaving(true);
    return send(book, mine, from);
  };

  const saveOn = async (from: BookBase) => {
    setSaving(true);
    await form.handleSubmit((book) => send(book, form.getValues(), from))();
    setSaving(false);
  };

  return {
    isSaving,
    conflict,
    news,
    save() {
      setNews(null);
      start.current = base;
      return saveOn(base);
    },
    /** Saves with what was chosen for the fields that both sides changed. */
    saveChoices({ theirs }: BookConflict, chosen: Partial<BookFields>) {
      const typed = { base: base.fields, mine: form.getValues(), theirs: theirs.fields };
      continueOn(theirs, { ...mergeThreeWays(typed).merged, ...chosen });
      setConflict(null);
      return saveOn(theirs);
    },
    forget() {
      setConflict(null);
      setNews(null);
    },
  };
}

const deletedMeanwhile = {
  title: adminTexts.updateFailedTitle,
  text: 'This book was deleted meanwhile. What you typed stays here until you leave the page.',
  icon: 'error' as const,
};

function theirsOf({ code, current, currentEtag }: ApiProblem): BookBase | undefined {
  const book = bookSchema.safeParse(current).data;
  if (code !== 'stale_update' || !book) return undefined;
  return baseOf({ book, etag: currentEtag ?? '*' });
}

/** The touched fields only; the stock together with the number that was shown. */
function changeOf(book: NewBook, touched: BookField[], base: BookFields): BookChange {
  const change: BookChange = pick(book, touched);
  if (!touched.includes('stock')) return change;
  return { ...change, seenStock: base.stock === '' ? null : Number(base.stock) };
}

/** Copies sold between two versions of the stock, less than 0 when they came back; undefined without limit. */
function stockSold(base: BookFields, theirs: BookFields): number | undefined {
  if (base.stock === '' || theirs.stock === '') return undefined;
  return Number(base.stock) - Number(theirs.stock);
}

/** The stock that was typed, less what was sold while it was typed; no limit stays none. */
export function lessSold(stock: string, sold: number): string {
  return stock.trim() === '' ? '' : String(Math.max(0, Number(stock) - sold));
}
