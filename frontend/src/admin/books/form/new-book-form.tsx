import { readApiError } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { useIsUnmounted } from '@/browser/use-is-unmounted';
import { askToConfirm, showMessage } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { showFailure } from '@/admin/ui/show-failure';
import { showFieldErrors } from '@/ui/form/form';
import { BookFormFields } from './book-form-fields';
import { BookPreview } from './book-preview';
import { emptyBase, emptyFields, type BookFields } from './book-fields';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { mergeThreeWays } from '@/admin/ui/conflict/merge-three-ways';
import { PicturePicker } from '@/admin/ui/picture/picture-picker';
import { FormDraftNotice } from '@/admin/ui/form/form-draft-notice';
import { words } from '@/words/admin';
import { useBookForm } from './use-book-form';

interface NewBookFormProps {
  /** Initial fields: of a scanned or requested book, or of the book that is copied. */
  initial: Partial<BookFields>;
  /** From `newFormId`. */
  id: string;
}

export function NewBookForm({ initial, id }: NewBookFormProps) {
  const [createBook] = adminBooksApi.useCreateBookMutation();
  const bookForm = useBookForm({ id, isNew: true, firstBase: emptyBase, initial });
  const { form, handleSubmit, fields, initialFields, picture, key } = bookForm;
  const { hasRestored, startOver, renewKey } = bookForm;
  const isUnmounted = useIsUnmounted();
  const isAdding = form.formState.isSubmitting;
  const isBusy = isAdding || picture.isBusy;

  const clear = () => {
    startOver(emptyBase, initialFields);
    picture.forget();
  };
  /** Fields that were typed while the book was being added belong to the next book. */
  const startNext = (sent: BookFields) => {
    const typed = { base: sent, mine: form.getValues(), theirs: emptyFields };
    const next = mergeThreeWays(typed).merged;
    startOver(emptyBase, next);
    if (next.coverImage === '') picture.forgetStored();
  };

  const add = handleSubmit(async (book) => {
    const { add: texts } = words.bookForm;
    const sent = form.getValues();
    const response = await createBook({ book, idempotencyKey: key });
    if (response.error) {
      if (isUnmounted()) return void showFailure(texts.failed, response.error);
      const { status, code, fields, reference } = readApiError(response.error);
      if (showFieldErrors(form, fields) || status === 401) return;
      if (code === 'idempotency_key_reused') {
        renewKey();
        // Fields changed after the lost response belong to that book, or to a book that is still to
        // be added.
        const [title, text] = [texts.beforeTitle, texts.beforeText];
        return void showMessage({ title, text, icon: 'warning' });
      }
      return void showMessage({ title: texts.failed, icon: 'error', reference });
    }
    startNext(sent);
    // On another page, a dialog would take the keys of a scanner.
    if (isUnmounted())
      return void showToast({ title: book.draft ? texts.draftTitle : texts.doneTitle });
    if (book.draft) {
      const [title, text] = [texts.draftTitle, texts.draftText];
      return void showMessage({ title, text, icon: 'success' });
    }
    void askToConfirm(
      { title: texts.doneTitle, text: texts.doneText, icon: 'success' },
      { confirm: texts.doneButton, cancel: texts.cancel },
    );
  });

  return (
    <>
      {hasRestored && <FormDraftNotice onStartOver={clear} />}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <form noValidate onSubmit={(event) => void add(event)}>
          <BookFormFields
            form={form}
            cover={
              <PicturePicker
                upload={picture}
                label={words.bookForm.labels.coverImage}
                storedName={fields.coverImage}
              />
            }
          />
          <div className="mt-8 flex flex-wrap gap-4">
            <Button type="submit" className="min-w-44" isBusy={isBusy}>
              {isAdding ? words.bookForm.add.busy : words.bookForm.add.button}
            </Button>
            <Button
              variant="quiet"
              isBusy={isBusy}
              onClick={() => {
                form.setValue('draft', true);
                void add().finally(() => form.resetField('draft'));
              }}
            >
              {words.bookForm.add.saveDraft}
            </Button>
          </div>
        </form>
        <BookPreview fields={fields} pictureAddress={picture.picked?.address} />
      </div>
    </>
  );
}
