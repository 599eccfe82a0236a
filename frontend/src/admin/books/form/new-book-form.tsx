import { readApiProblem } from '@/api/api-error';
import { adminTexts } from '@/config/admin-messages';
import { Button } from '@/ui/controls/button';
import { askToConfirm, showNotice } from '@/ui/dialog';
import { showRefused } from '@/ui/form/form';
import { BookFormFields } from './book-form-fields';
import { bookFieldLabels } from './field-labels';
import { BookPreview } from './book-preview';
import { emptyBase, emptyFields, type BookFields } from './book-fields';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { mergeThreeWays } from '@/ui/conflict/merge-three-ways';
import { CoverPicker } from '@/ui/form/cover-picker';
import { DraftNotice } from '@/ui/form/draft-notice';
import { useBookForm } from './use-book-form';

const draftSaved = {
  title: 'Draft saved',
  text: 'Only you see it, until you publish it.',
  icon: 'success' as const,
};

/** What was changed after the lost answer belongs to that book, or to one that is still to be added. */
const addedBefore = {
  title: 'The book was already added',
  text: 'An earlier try has added it, as the form stood then. Change it under Manage Books; adding again makes a second book.',
  icon: 'warning' as const,
};

/** `isbn`, `title`: of a book that was scanned or asked for and that the shop does not have. */
export function NewBookForm({ isbn, title }: { isbn: string; title: string }) {
  const [createBook] = adminBooksApi.useCreateBookMutation();
  const bookForm = useBookForm('new', emptyBase, { isbn, title });
  const { form, fields, picture, key, hasRestored, startOver, renewKey } = bookForm;
  const isAdding = form.formState.isSubmitting;
  const isBusy = isAdding || picture.isBusy;

  const clear = () => {
    startOver(emptyBase);
    picture.forget();
  };
  /** What was typed or picked while the book was being added is the next one's. */
  const beginNext = (sent: BookFields) => {
    const typed = { base: sent, mine: form.getValues(), theirs: emptyFields };
    const next = mergeThreeWays(typed).merged;
    startOver(emptyBase, next);
    if (next.coverImage === '') picture.forgetStored();
  };

  const add = form.handleSubmit(async (book) => {
    const sent = form.getValues();
    const response = await createBook({ book, idempotencyKey: key });
    if (response.error) {
      const { status, code, fields: problems, reference } = readApiProblem(response.error);
      if (showRefused(form, problems) || status === 401) return;
      if (code === 'idempotency_key_reused') {
        renewKey();
        return void showNotice(addedBefore);
      }
      return void showNotice({ title: adminTexts.addFailed, icon: 'error', reference });
    }
    beginNext(sent);
    if (book.draft) return void showNotice(draftSaved);
    void askToConfirm(
      { title: adminTexts.addSuccessTitle, text: adminTexts.addSuccessText, icon: 'success' },
      { confirm: adminTexts.addSuccessButton, cancel: 'Cancel' },
    );
  });

  return (
    <>
      {hasRestored && <DraftNotice onStartOver={clear} />}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <form noValidate onSubmit={(event) => void add(event)}>
          <BookFormFields
            form={form}
            cover={
              <CoverPicker
                upload={picture}
                label={bookFieldLabels.coverImage}
                storedName={fields.coverImage}
              />
            }
          />
          <div className="mt-8 flex flex-wrap gap-4">
            <Button type="submit" className="min-w-44" isBusy={isBusy}>
              {isAdding ? adminTexts.adding : adminTexts.addNewBook}
            </Button>
            <Button
              variant="quiet"
              isBusy={isBusy}
              onClick={() => {
                form.setValue('draft', true);
                void add().finally(() => form.resetField('draft'));
              }}
            >
              Save as draft
            </Button>
          </div>
        </form>
        <BookPreview fields={fields} pictureAddress={picture.picked?.address} />
      </div>
    </>
  );
}
