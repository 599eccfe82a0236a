import { mostImportErrors, type BookImport } from '@storyloom/backend/contract/book/book-import';
import { Notice } from '@/ui/notices/notice';
import { ImportRow, ImportRows } from './import-rows';

/** What is wrong with the file, as its spreadsheet counts rows. */
export function ImportErrors({ errors }: { errors: BookImport['errors'] }) {
  const count = errors.length;
  return (
    <>
      <Notice
        tone="error"
        title={`Nothing was imported: ${count === 1 ? 'one cell is' : `${count} cells are`} not right.`}
      >
        {count >= mostImportErrors && 'These are the first: there may be more.'}
      </Notice>
      <ImportRows caption="Errors" heads={['Column', 'Problem']}>
        {errors.map(({ row, column, message }, index) => (
          <ImportRow key={index} row={row} name={column}>
            {message}
          </ImportRow>
        ))}
      </ImportRows>
    </>
  );
}
