import { SmallButton } from '@/ui/controls/button';
import { useSaveExport } from '@/ui/save-file';

/** Saves all books as a CSV file, which the import takes back. */
export function ExportBooks() {
  const [save, isSaving] = useSaveExport('books');
  return (
    <SmallButton isBusy={isSaving} onClick={() => void save('books.csv', '/books/export.csv')}>
      Export CSV
    </SmallButton>
  );
}
