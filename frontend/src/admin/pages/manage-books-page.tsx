import { useState } from 'react';
import { adminTexts } from '@/config/admin-messages';
import { ExportBooks } from '@/admin/books/import/export-books';
import { ImportBooks } from '@/admin/books/import/import-books';
import { BookTable } from '@/admin/books/table/book-table';
import { SmallButton } from '@/ui/controls/button';

export function ManageBooksPage() {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-3xl">{adminTexts.allBooks}</h2>
        <div className="flex flex-wrap gap-2">
          <SmallButton aria-expanded={isImporting} onClick={() => setIsImporting(!isImporting)}>
            Import CSV
          </SmallButton>
          <ExportBooks />
        </div>
      </div>
      {isImporting && <ImportBooks onClose={() => setIsImporting(false)} />}
      <BookTable />
    </section>
  );
}
