import {
  importColumns,
  type BookImport,
  type ImportColumn,
} from '@storyloom/backend/contract/book/book-import';
import { useState } from 'react';
import { Select } from '@/ui/form/more-fields';
import { bookFieldLabels } from '@/admin/books/form/field-labels';
import { readColumnMap } from './column-map.storage';

const columnLabels: Record<ImportColumn, string> = {
  ...bookFieldLabels,
  _id: 'The book’s _id in this shop',
  updatedAt: 'Time of the export',
};

interface ImportColumnsProps {
  columns: BookImport['columns'];
  /** Something stood in the way at first that may be a heading. */
  isOpen: boolean;
  onChange: (heading: string, field: ImportColumn | null) => void;
}

/** For what each heading of the file is taken; what the owner says otherwise is remembered. */
export function ImportColumns({ columns, isOpen, onChange }: ImportColumnsProps) {
  const [isOpenAtFirst] = useState(isOpen);
  const owners = readColumnMap(); // may be ahead of the file, while that is checked again
  const headings = Object.entries(columns);
  if (headings.length === 0) return null;
  const left = headings.filter(([, field]) => field === null).length;
  return (
    <details className="mt-3" open={isOpenAtFirst}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {`Columns: ${headings.length - left} read${left > 0 ? `, ${left} left out` : ''}`}
      </summary>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {headings.map(([heading, field]) => (
          <Select
            key={heading}
            label={heading}
            value={(Object.hasOwn(owners, heading) ? owners[heading] : field) ?? ''}
            onChange={({ target }) =>
              onChange(heading, importColumns.find((each) => each === target.value) ?? null)
            }
          >
            <option value="">Leave out</option>
            {importColumns.map((column) => (
              <option key={column} value={column}>
                {columnLabels[column]}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </details>
  );
}
