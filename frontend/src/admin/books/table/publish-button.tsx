import type { Book } from '@storyloom/backend/contract/book';
import { useState } from 'react';
import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { whenMeant } from '@/ui/meant';
import { useBulkBooksMutation } from '@/admin/books/admin-books.api';

/** Makes a draft a new book of the shop. */
export function PublishButton({ book: { _id, title } }: { book: Book }) {
  const [bulkBooks] = useBulkBooksMutation();
  const [isBusy, setBusy] = useState(false);
  const publish = async () => {
    setBusy(true);
    const { data, error } = await bulkBooks({ ids: [_id], change: { draft: null } });
    setBusy(false);
    const result = data?.results[0];
    if (result?.ok) return void showToast({ title: `${title} is in the shop.` });
    const { status, reference } = readApiProblem(error);
    if (status === 401) return; // the sign-in dialog says it
    const why = result?.error?.message ?? 'Please try again.';
    const text = `${title} could not be published. ${why}`;
    void showToast({ title: text, icon: 'error', reference });
  };
  return (
    <Button
      variant="plain"
      size="small"
      isBusy={isBusy}
      aria-label={`Publish ${title}`}
      onClick={whenMeant(publish)}
    >
      Publish
    </Button>
  );
}
