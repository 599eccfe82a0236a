import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { Spinner } from '@/ui/spinner';
import { BookFormFields } from './book-form-fields';
import { BookConflictPanel } from './book-conflict-panel';
import { BookPreview } from './book-preview';
import { OthersChanges } from './others-changes';
import { baseOf } from './book-fields';
import type { BookVersion } from '@/api/endpoints/books.api';
import { PictureUploadButton } from '@/admin/ui/picture/picture-picker';
import { FormDraftNotice } from '@/admin/ui/form/form-draft-notice';
import { words } from '@/words/admin';
import { useBookForm } from './use-book-form';
import { useSaveBook } from './use-save-book';

interface EditBookFormProps {
  version: BookVersion;
  /** Asks the API for the book as it is now. */
  readAgain: () => Promise<BookVersion | undefined>;
}

export function EditBookForm({ version, readAgain }: EditBookFormProps) {
  const { edit: texts, labels, hints, uploadPicture } = words.bookForm;
  const { _id: id } = version.stored;
  const bookForm = useBookForm({ id, isNew: false, firstBase: baseOf(version) });
  const { form, fields, picture, hasRestored, startOver } = bookForm;
  const saving = useSaveBook(id, bookForm, picture.forgetStored);
  const { isSaving, conflict } = saving;
  const isBusy = isSaving || picture.isBusy;
  const isDraft = bookForm.base.fields.draft;
  const publish = async () => {
    form.setValue('draft', !isDraft);
    const isUndecided = await saving.save();
    // An unsaved `draft` must not be sent with the next save.
    if (!isUndecided) form.resetField('draft');
  };
  const loadStored = async () => {
    const stored = await readAgain();
    if (!stored) return;
    startOver(baseOf(stored));
    saving.forget();
    picture.forget();
  };

  return (
    <>
      {hasRestored && <FormDraftNotice onStartOver={() => void loadStored()} />}
      {conflict && (
        <BookConflictPanel
          conflict={conflict}
          mine={fields}
          isBusy={isSaving}
          onSaveMine={() => void saving.saveMine(conflict)}
          onTakeTheirs={() => void loadStored()}
        />
      )}
      <OthersChanges changes={saving.othersChanges} />
      {isDraft && <Notice className="mb-6" title={texts.isDraft} />}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <form
          noValidate
          aria-busy={isSaving}
          onSubmit={(event) => {
            event.preventDefault();
            void saving.save();
          }}
        >
          <BookFormFields
            form={form}
            cover={
              <div className="space-y-3">
                <TextField
                  {...fieldOf(form, 'coverImage', labels.coverImage)}
                  hint={hints.coverImage}
                />
                <PictureUploadButton upload={picture} label={uploadPicture} />
              </div>
            }
          />
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <Button type="submit" className="min-w-44" isBusy={isBusy}>
              {texts.button}
            </Button>
            <Button
              variant={isDraft ? 'dark' : 'quiet'}
              isBusy={isBusy}
              onClick={() => void publish()}
            >
              {isDraft ? texts.publish : texts.unpublish}
            </Button>
            {isSaving && <Spinner text={texts.busy} />}
          </div>
        </form>
        <BookPreview fields={fields} pictureAddress={picture.picked?.address} />
      </div>
    </>
  );
}
