import type { BookImport } from '@storyloom/backend/contract/book-import';
import { Notice } from '@/ui/notice';

/** What is wrong with the file, as its spreadsheet counts rows. */
export function ImportErrors({ errors }: { errors: BookImport['errors'] }) {
  const count = errors.length;
  return (
    <>
      <Notice
        tone="error"
        title={`Nothing was imported: ${count === 1 ? 'one cell is' : `${count} cells are`} not right.`}
      />
      <div tabIndex={0} role="group" aria-label="Errors" className="mt-3 max-h-80 overflow-auto">
        <table className="w-full text-left">
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-4">
                Row
              </th>
              <th scope="col" className="py-1 pr-4">
                Column
              </th>
              <th scope="col" className="py-1">
                Problem
              </th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, column, message }, index) => (
              <tr key={index} className="border-t border-line">
                <td className="py-1 pr-4 tabular-nums">{row}</td>
                <td className="py-1 pr-4">{column ?? ''}</td>
                <td className="py-1">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
