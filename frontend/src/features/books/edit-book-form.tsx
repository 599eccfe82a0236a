import { bookSchema, type Book, type BookChange } from '@storyloom/backend/contract/book';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { adminTexts } from '@/config/admin-messages';
import { Button } from '@/ui/button';
import { askToConfirm, showNotice } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { fieldOf, showRefused } from '@/ui/form';
import { Spinner } from '@/ui/spinner';
import { BookConflict } from './book-conflict';
import { useChangeBookMutation } from './admin-books.api';
import { BookFormFields, bookFieldLabels } from './book-form-fields';
import { BookPreview } from './book-preview';
import { bookChangeFieldsSchema, emptyFields, fieldsOf } from './book-fields';
import type { BookVersion } from './books.api';
import { CoverPicker } from './cover-picker';
import { DraftNotice } from './draft-notice';
import { useBookForm } from './use-book-form';

interface EditBookFormProps {
  version: BookVersion;
  /** Asks the API for the book as it is now. */
  readAgain: () => Promise<BookVersion | undefined>;
}

export function EditBookForm({ version, readAgain }: EditBookFormProps) {
  const { _id: id } = version.book;
  const [changeBook] = useChangeBookMutation();
  const { form, etag, setEtag, hasRestored, startOver } = useBookForm({
    draftName: id,
    fields: fieldsOf(version.book),
    etag: version.etag,
    schema: bookChangeFieldsSchema,
  });
  const [theirs, setTheirs] = useState<Book | null>(null);
  const [pictureAddress, setPictureAddress] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [formNumber, setFormNumber] = useState(1);
  const fields = { ...emptyFields, ...useWatch({ control: form.control }) };
  const isSaving = form.formState.isSubmitting;

  const loadStored = async () => {
    const stored = await readAgain();
    if (!stored) return;
    startOver({ fields: fieldsOf(stored.book), etag: stored.etag });
    setTheirs(null);
    setPictureAddress(null);
    setFormNumber((number) => number + 1);
  };

  const save = async (change: BookChange, baseEtag: string): Promise<void> => {
    const answer = await changeBook({ id, change, etag: baseEtag });
    if (!answer.error) {
      await loadStored();
      const { updateSuccessTitle: title, updateSuccessText: text } = adminTexts;
      void showNotice({ title, text, icon: 'success' }, adminTexts.updateSuccessButton);
      return;
    }
    const { code, current, status, fields: problems } = readApiProblem(answer.error);
    const changedMeanwhile = code === 'stale_update' && bookSchema.safeParse(current).data;
    if (changedMeanwhile) return setTheirs(changedMeanwhile);
    if (showRefused(form, problems) || status === 401) return;
    const { updateFailedTitle: title, updateFailedText: text } = adminTexts;
    const isRetrying = await askToConfirm(
      { title, text, icon: 'error' },
      { confirm: adminTexts.updateFailedButton, cancel: 'Back to the form' },
    );
    if (isRetrying) return save(change, baseEtag);
  };

  const submit = form.handleSubmit((change) => save(change, etag));
  const keepMine = form.handleSubmit(async (change) => {
    const stored = await readAgain();
    if (!stored) return;
    setTheirs(null);
    setEtag(stored.etag);
    await save(change, stored.etag);
  });

  return (
    <>
      {hasRestored && <DraftNotice onStartOver={() => void loadStored()} />}
      {theirs && (
        <BookConflict
          mine={fields}
          theirs={theirs}
          isBusy={isSaving}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={() => void loadStored()}
        />
      )}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <form noValidate aria-busy={isSaving} onSubmit={(event) => void submit(event)}>
          <BookFormFields
            form={form}
            cover={
              <div className="space-y-3">
                <TextField
                  {...fieldOf(form, 'coverImage', bookFieldLabels.coverImage)}
                  hint="An address on the web, or the name of a stored picture."
                />
                <CoverPicker
                  key={formNumber}
                  label="Upload a picture"
                  isCompact
                  onPreview={setPictureAddress}
                  onUploaded={(name) =>
                    form.setValue('coverImage', name, { shouldDirty: true, shouldValidate: true })
                  }
                  onBusy={setIsUploading}
                />
              </div>
            }
          />
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <Button type="submit" className="min-w-44" isBusy={isSaving || isUploading}>
              {adminTexts.updateBook}
            </Button>
            {isSaving && <Spinner text="Saving..." />}
          </div>
        </form>
        <BookPreview fields={fields} pictureAddress={pictureAddress} />
      </div>
    </>
  );
}
