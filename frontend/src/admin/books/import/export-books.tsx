import { SmallButton } from '@/ui/controls/button';
import { useSaveExport } from '@/ui/save-file';
import { useExportBooksMutation } from '@/admin/books/admin-books.api';

/** Saves all books as a CSV file, which the import takes back. */
export function ExportBooks() {
  const [exportBooks, { isLoading }] = useExportBooksMutation();
  const saveExport = useSaveExport();
  const save = async () => saveExport('books.csv', await exportBooks(), 'books');
  return (
    <SmallButton isBusy={isLoading} onClick={() => void save()}>
      Export CSV
    </SmallButton>
  );
}
