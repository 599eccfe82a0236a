import type { Book } from '@storyloom/backend/contract/book/book';
import {
  shelfSchema,
  shelfInputSchema,
  type Shelf,
  type ShelfInput,
} from '@storyloom/backend/contract/book/shelf';
import { useRef, useState } from 'react';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import { isResponseLost, type ApiError } from '@/api/api-error';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { differingRowsOf } from '@/admin/ui/conflict/conflict';
import { ConflictPanel } from '@/admin/ui/conflict/conflict-panel';
import { differencesOf } from '@/admin/ui/conflict/merge-three-ways';
import { useRefusedSave } from '@/admin/ui/conflict/use-refused-save';
import { Button } from '@/ui/controls/button';
import { BookPicker } from '@/admin/ui/book-picker';
import { FormDraftNotice } from '@/admin/ui/form/form-draft-notice';
import { TextField } from '@/ui/form/field';
import { Checkbox } from '@/ui/form/checkbox';
import { TextArea } from '@/ui/form/text-area';
import { fieldOf } from '@/ui/form/form';
import { ListItemLayout } from '@/admin/ui/form/list-item-layout';
import { resolverOf } from '@/admin/ui/form/resolver-of';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/admin/ui/panel';
import { Cover } from '@/shop-facts/book/cover';
import { words } from '@/words/admin';
import { toShelfInput, type ShelfVersion } from './admin-shelves.api';

type ShelfFields = Omit<Shelf, 'slug'>;

interface ApiResponse {
  data?: ShelfVersion;
  error?: unknown;
}

interface ShelfFormProps {
  /** Undefined for a new shelf. */
  version?: ShelfVersion;
  /** Saves the shelf if its stored version still has this ETag. */
  onSave: (shelf: ShelfInput, etag: string) => Promise<ApiResponse>;
}

/** Title, note and books of a shelf, in the order that the owner gives them. */
export function ShelfForm({ version, onSave }: ShelfFormProps) {
  const draftName = `admin.shelf.${version?.stored.slug ?? 'new'}` as const;
  const [draft, setDraft] = useState(() => readFormDraft(draftName, exampleDraft));
  // A refetch does not change what is being edited.
  const [base, setBase] = useState(() => draft?.base ?? baseOf(version));
  const form = useForm<typeof base.fields, unknown, ShelfInput>({
    resolver: resolverOf(shelfInputSchema, toShelfInput),
    defaultValues: base.fields,
  });
  const texts = words.adminShelves;
  const refusal = useRefusedSave(form, shelfSchema, texts.notSaved);
  const { conflict, failure, clear, clearFailure, showRefusal } = refusal;
  const { reset } = form;
  const removeDraft = useFormDraft({
    name: draftName,
    form,
    restored: draft?.fields,
    toDraft: (typed) => draftOf(typed, base),
  });
  const { isSubmitting } = form.formState;

  const saveOver = async (shelf: ShelfInput, etag: string) => {
    clearFailure();
    const { data, error } = await onSave(shelf, etag);
    if (error) return void showRefusal(error);
    if (!data) return removeDraft();
    const next = baseOf(data);
    // If the page was left during the save, nothing else removes the draft.
    if (!draftOf(form.getValues(), next)) removeDraft();
    setDraft(null);
    clear();
    setBase(next);
  };
  const submit = form.handleSubmit((shelf) => saveOver(shelf, base.etag));
  const startOver = (stored = baseOf(version)) => {
    setDraft(null);
    clear();
    setBase(stored);
    reset(stored.fields);
  };
  return (
    <form noValidate aria-label={texts.form} onSubmit={(event) => void submit(event)}>
      {conflict && (
        <ConflictPanel
          what="this shelf"
          conflict={conflict}
          rows={rowsOf(form.getValues(), conflict.stored)}
          isBusy={isSubmitting}
          onSaveMine={() => void form.handleSubmit((shelf) => saveOver(shelf, conflict.etag))()}
          onTakeTheirs={() => startOver(baseOf(conflict))}
        />
      )}
      {draft && <FormDraftNotice onStartOver={() => startOver()} />}
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
        <Panel title={texts.whatItIs} className="space-y-4">
          <TextField {...fieldOf(form, 'title', texts.fields.title)} autoComplete="off" />
          <TextArea {...fieldOf(form, 'note', texts.fields.note)} rows={4} hint={texts.noteHint} />
          <Checkbox label={texts.showOnHome} {...form.register('isOnHome')} />
        </Panel>
        <ShelfBooks form={form} />
      </div>
      {failure && (
        <Notice
          tone="error"
          className="mt-6"
          reference={failure.reference}
          title={explainSaveError(failure, version === undefined)}
        />
      )}
      <div className="bottom-bar -mx-1 mt-6 border-t border-line bg-paper px-1 py-3">
        <Button type="submit" ref={restoreFocusBeside} isBusy={isSubmitting}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

/** The books in the order that the owner gives them, each with a note. */
function ShelfBooks({ form }: { form: UseFormReturn<typeof exampleFields, unknown, ShelfInput> }) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'books' });
  const bookList = useRef<HTMLOListElement>(null);
  const { errors } = form.formState;
  const texts = words.adminShelves;
  return (
    <Panel title={texts.books}>
      <BookPicker
        canPickSoldOut
        pickedIds={fields.map(({ book }) => book._id)}
        onPick={(book) => append({ book, note: '' }, { shouldFocus: false })}
      />
      <ol ref={bookList} className="mt-4 space-y-4" tabIndex={-1} aria-label={texts.booksInOrder}>
        {fields.map(({ id, book }, index) => (
          <ListItemLayout
            key={id}
            name={book.title}
            index={index}
            count={fields.length}
            onMove={move}
            onRemove={() => {
              remove(index);
              bookList.current?.focus();
            }}
          >
            <div className="flex gap-4">
              <Cover book={book} sizes="48px" className="w-12 shrink-0 self-start" />
              <div className="min-w-0 flex-1">
                <p className="mb-2 text-sm text-ink-soft">{authorText(book)}</p>
                <TextArea {...fieldOf(form, `books.${index}.note`, texts.noteOfBook)} rows={2} />
              </div>
            </div>
          </ListItemLayout>
        ))}
      </ol>
      {errors.books?.root?.message && (
        <p role="alert" className="mt-3 text-sm font-medium text-red">
          {texts.booksProblem(errors.books.root.message)}
        </p>
      )}
    </Panel>
  );
}

function explainSaveError(failure: ApiError, isNew: boolean): string {
  const { mayBeMade, notSaved } = words.adminShelves;
  return isNew && isResponseLost(failure) ? mayBeMade : notSaved;
}

function authorText({ author, draft }: Book): string {
  const { isDraft, draftOf } = words.adminShelves;
  if (!draft) return author ?? '';
  return author ? draftOf(author) : isDraft;
}

function rowsOf(mine: ShelfFields, theirs: ShelfFields) {
  const { fields, yes, no } = words.adminShelves;
  const rows: [string, (shelf: ShelfFields) => string][] = [
    [fields.title, ({ title }) => title],
    [fields.note, ({ note }) => note],
    [fields.isOnHome, ({ isOnHome }) => (isOnHome ? yes : no)],
    [fields.books, ({ books }) => books.map(bookText).join('\n')],
  ];
  return differingRowsOf(rows, mine, theirs);
}

function bookText({ book, note }: ShelfFields['books'][number]): string {
  return note ? words.adminShelves.bookAndNote(book.title, note) : book.title;
}

/** Null if the fields are as the version has them. */
function draftOf(fields: ShelfFields, base: ReturnType<typeof baseOf>) {
  const [typed, stored] = [fields, base.fields].map(toShelfInput);
  return differencesOf(stored!, typed!).length > 0 ? { fields, base } : null;
}

/** The version that the form starts from; empty for a new shelf. */
function baseOf(version: ShelfVersion | undefined) {
  const { title = '', note = '', isOnHome = true, books = [] } = version?.stored ?? {};
  const entries = books.map(({ book, note: noteText = '' }) => ({ book, note: noteText }));
  return { etag: version?.etag ?? '', fields: { title, note, isOnHome, books: entries } };
}

const exampleFields = {
  ...baseOf(undefined).fields,
  books: [{ book: { _id: '', title: '', coverImage: '' } as Book, note: '' }],
};
const exampleDraft = { fields: exampleFields, base: { etag: '', fields: exampleFields } };
