import { exported } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { saveCsv } from '@/ui/save-file';
import { useExportBooksMutation } from '@/admin/books/admin-books.api';

/** Saves all books as a CSV file, which the import takes back. */
export function ExportBooks() {
  const [exportBooks, { isLoading }] = useExportBooksMutation();
  const save = async () => saveCsv('books', exported(await exportBooks()));
  return (
    <Button variant="quiet" size="small" isBusy={isLoading} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
