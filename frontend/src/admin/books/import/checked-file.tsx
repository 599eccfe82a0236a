import {
  maxImportErrors,
  type BookImport,
  type ImportColumn,
  type ImportConflictAnswer,
} from '@storyloom/backend/contract/book/book-import';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { bookTableAddress } from '@/admin/books/table/book-table-filters';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { Button } from '@/ui/controls/button';
import { Radio } from '@/ui/form/radio';
import { Notice } from '@/ui/notices/notice';
import { ImportColumns } from './import-columns';
import { ImportPreviewList } from './import-preview';
import { pluralize, formatNumber } from '@/ui/text/formats';

interface CheckedFileProps {
  result: BookImport;
  /** Books changed after an earlier check, which the owner has said yes to. */
  isAgain: boolean;
  onColumn: (heading: string, field: ImportColumn | null) => void;
  onImport: (choice?: ImportConflictAnswer) => void;
}

/** What a file would do, and the button that does it. */
export function CheckedFile({ result, isAgain, onColumn, onImport }: CheckedFileProps) {
  const [choice, setChoice] = useState<ImportConflictAnswer>('skip');
  const { errors, rows, columns, conflicts } = result;
  const isWrong = errors.length > 0;
  const changes = result.new + result.changed + (choice === 'skip' ? 0 : conflicts);
  return (
    <>
      {isAgain && (
        <Notice
          tone="warning"
          title="Nothing was imported: books of this file changed meanwhile. Please look again."
        />
      )}
      {isWrong && (
        <Notice
          tone="error"
          title={`Nothing was imported: ${errors.length === 1 ? 'one cell is' : `${errors.length} cells are`} not right.`}
        >
          {errors.length >= maxImportErrors && 'These are the first: there may be more.'}
        </Notice>
      )}
      {!isWrong && rows === 0 && <Notice tone="warning" title="This file has no books in it." />}
      {!isWrong && rows > 0 && (
        <Notice tone="success" title={sumOf(result)}>
          <DraftsNote count={draftsOf(result)} />
        </Notice>
      )}
      <ImportColumns columns={columns} isOpen={isWrong} onChange={onColumn} />
      {!isWrong && conflicts > 0 && (
        <Conflicts count={conflicts} choice={choice} onChoose={setChoice} />
      )}
      {!isWrong && changes > 0 && (
        <Button
          size="small"
          className="mt-3"
          ref={restoreFocusBeside}
          onClick={() => onImport(conflicts > 0 ? choice : undefined)}
        >
          {`Import ${pluralize(changes, 'book')}`}
        </Button>
      )}
      <ImportPreviewList preview={result.preview} errors={errors} />
    </>
  );
}

interface ConflictsProps {
  count: number;
  choice: ImportConflictAnswer;
  onChoose: (choice: ImportConflictAnswer) => void;
}

/** That books are newer than their rows, and what to do with those. */
function Conflicts({ count, choice, onChoose }: ConflictsProps) {
  const id = useId();
  const books = count === 1 ? 'this book' : 'these books';
  const ways: Record<ImportConflictAnswer, string> = {
    skip: `Leave ${books} as ${count === 1 ? 'it is' : 'they are'} in the shop`,
    'keep-stock': 'Take the file, but keep the stock of the shop',
    overwrite: 'Take everything from the file, the stock too',
  };
  return (
    <>
      <Notice
        tone="warning"
        className="mt-3"
        title={`${count === 1 ? 'One book' : pluralize(count, 'book')} changed in the shop after this file was exported.`}
      />
      <fieldset className="mt-4">
        <legend className="font-semibold">{`What should happen with ${books}?`}</legend>
        {Object.entries(ways).map(([way, text]) => (
          <Radio
            key={way}
            name={id}
            label={text}
            checked={way === choice}
            onChange={() => onChoose(way as ImportConflictAnswer)}
          />
        ))}
      </fieldset>
    </>
  );
}

/** How many new books are drafts: shoppers, and the list of what is on sale, do not show them. */
export function draftsOf({ preview }: BookImport): number {
  return preview.filter(({ kind, changes }) => kind === 'new' && changes?.draft?.to === true)
    .length;
}

/** What becomes of books that a list does not tell enough of, and where they wait. */
export function DraftsNote({ count, isDone }: { count: number; isDone?: true }) {
  if (count === 0) return null;
  return (
    <>
      <p>
        {`${pluralize(count, 'draft')} ${isDone ? 'came' : 'will come'} in, which only you see. To go on sale a book needs a category and a description.`}
      </p>
      {isDone && (
        <p>
          <Link to={bookTableAddress({ draft: 'true' })} className="link">
            Show the drafts
          </Link>{' '}
          and tick them to give many a category or publish them. Descriptions can come in a file
          with ISBN and Description; with Category and Draft (no) too, it does all of it at once.
        </p>
      )}
    </>
  );
}

type Counts = Partial<Pick<BookImport, 'new' | 'changed' | 'unchanged' | 'unknown'>>;

/** `12 new, 3 changed, 1 unchanged.` */
export function sumOf({ new: added, changed, unchanged, unknown }: Counts): string {
  const parts = { new: added, changed, unchanged, skipped: unknown || undefined };
  const counts = Object.entries(parts).filter(([, count]) => count !== undefined);
  return `${counts.map(([word, count]) => `${formatNumber(count!)} ${word}`).join(', ')}.`;
}
