import {
  importColumns,
  type BookImport,
  type ImportColumn,
} from '@storyloom/backend/contract/book/book-import';
import { publisherColumns } from '@storyloom/backend/contract/book/publishers/publisher';
import { useState } from 'react';
import { useSettings } from '@/api/endpoints/settings.api';
import { Select } from '@/ui/form/select';
import { words } from '@/words/admin';
import { readColumnMap } from './column-map.storage';

interface ImportColumnsProps {
  columns: BookImport['columns'];
  /** Open at first: the check found errors that a misread heading may cause. */
  isOpen: boolean;
  onChange: (heading: string, field: ImportColumn | null) => void;
}

const isSafetyColumn = (column: ImportColumn) =>
  column === 'antique' || publisherColumns.some((name) => name === column);

/** The column that each heading of the file is read as. The choice of the owner is stored. */
export function ImportColumns({ columns, isOpen, onChange }: ImportColumnsProps) {
  const [isOpenAtFirst] = useState(isOpen);
  const hasPublisherColumns = useSettings().data?.safety.isOn;
  const columnMap = readColumnMap(); // may be newer than the shown check, while the file is checked again
  const headings = Object.entries(columns);
  if (headings.length === 0) return null;
  const skipped = headings.filter(([, field]) => field === null).length;
  const read = headings.length - skipped;
  const offered = importColumns.filter((column) => hasPublisherColumns || !isSafetyColumn(column));
  const texts = words.imports.columns;
  return (
    <details className="mt-3" open={isOpenAtFirst}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {skipped > 0 ? texts.readAndSkipped(read, skipped) : texts.read(read)}
      </summary>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {headings.map(([heading, field]) => (
          <Select
            key={heading}
            label={heading}
            value={(Object.hasOwn(columnMap, heading) ? columnMap[heading] : field) ?? ''}
            onChange={({ target }) =>
              onChange(heading, importColumns.find((each) => each === target.value) ?? null)
            }
          >
            <option value="">{texts.skip}</option>
            {offered.map((column) => (
              <option key={column} value={column}>
                {texts.names[column]}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </details>
  );
}
