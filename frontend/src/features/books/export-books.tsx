import { Button } from '@/ui/button';
import { showToast } from '@/ui/dialog';
import { saveFile } from '@/ui/save-file';
import { useExportBooksMutation } from './admin-books.api';

/** Saves all books as a CSV file, which the import takes back. */
export function ExportBooks() {
  const [exportBooks, { isLoading }] = useExportBooksMutation();
  const save = async () => {
    const answer = await exportBooks();
    if (answer.data) saveFile(answer.data, 'books.csv');
    else
      void showToast({
        title: 'The books could not be exported. Please try again.',
        icon: 'error',
      });
  };
  return (
    <Button variant="quiet" size="small" isBusy={isLoading} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
