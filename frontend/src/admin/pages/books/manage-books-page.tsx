import { useState } from 'react';
import { ImportBooks } from '@/admin/books/import/import-books';
import { BookTable } from '@/admin/books/table/book-table';
import { booksApi } from '@/api/endpoints/books.api';
import { SmallButton } from '@/ui/controls/button';
import { useSaveExport } from '@/admin/ui/use-save-export';
import { words } from '@/words/admin';

export function ManageBooksPage() {
  const [isImporting, setIsImporting] = useState(false);
  const [saveExport, isSaving] = useSaveExport('books');
  return (
    <section>
      <div tabIndex={-1} className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-3xl">{words.adminBooks.title}</h2>
        <div className="flex flex-wrap gap-2">
          <SmallButton aria-expanded={isImporting} onClick={() => setIsImporting(!isImporting)}>
            {words.adminBooks.importCsv}
          </SmallButton>
          <SmallButton
            isBusy={isSaving}
            onClick={() => void saveExport('books.csv', '/books/export.csv')}
          >
            {words.adminBooks.exportCsv}
          </SmallButton>
          <ExportForAbebooks />
        </div>
      </div>
      {isImporting && <ImportBooks onClose={() => setIsImporting(false)} />}
      <BookTable />
    </section>
  );
}

/** For a shop that sells used copies. */
function ExportForAbebooks() {
  const { data } = booksApi.useListBooksQuery({ condition: 'used', limit: 1 });
  const [saveExport, isSaving] = useSaveExport('books');
  if (!data?.books.some(({ condition }) => condition)) return null;
  return (
    <SmallButton
      isBusy={isSaving}
      onClick={() => void saveExport('abebooks.txt', '/books/export.csv', { format: 'abebooks' })}
    >
      {words.usedBooks.exportForAbebooks}
    </SmallButton>
  );
}
