import type { Book } from '@storyloom/backend/contract/book/book';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { showFailure } from '@/ui/notices/show-failure';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { useBulkBooksMutation } from '@/admin/books/admin-books.api';

export function PublishButton({ book: { _id, title } }: { book: Book }) {
  const [bulkBooks, { isLoading }] = useBulkBooksMutation();
  const publish = async () => {
    const { data, error } = await bulkBooks({ ids: [_id], change: { draft: null } });
    const result = data?.results[0];
    if (result?.ok) return void showToast({ title: `${title} is in the shop.` });
    const why = result?.error?.message ?? 'Please try again.';
    void showFailure(`${title} could not be published. ${why}`, error);
  };
  return (
    <Button
      variant="plain"
      size="small"
      isBusy={isLoading}
      aria-label={`Publish ${title}`}
      onClick={ignoreDoubleClick(publish)}
    >
      Publish
    </Button>
  );
}
