import {
  maxImportErrors,
  type BookImport,
  type ImportColumn,
  type ImportConflictChoice,
} from '@storyloom/backend/contract/book/book-import';
import { useId, useState } from 'react';
import { bookTableUrl } from '@/admin/books/table/book-table-filters';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { Radio } from '@/ui/form/radio';
import { Notice } from '@/ui/notices/notice';
import { ImportColumns } from './import-columns';
import { draftsOf, importCountsText, missingCategoriesOf } from './import-counts';
import type { BookFileQuery } from './send-book-file';
import { importErrorMessage } from './import-error-message';
import { ImportPreviewList } from './import-preview';
import { linkTo } from '@/ui/controls/link-to';
import { words } from '@/words/admin';

interface CheckedFileProps {
  result: BookImport;
  /** Whether books changed after an earlier check, which the owner has accepted. */
  isAgain: boolean;
  /** Whether it is an ONIX message of a publisher, which the owner cannot correct. */
  isOnix: boolean;
  onColumn: (heading: string, field: ImportColumn | null) => void;
  onImport: (query: Pick<BookFileQuery, 'conflicts' | 'skipErrors'>) => void;
}

/** The result of a check, and the button that imports the file. */
export function CheckedFile({ result, isAgain, isOnix, onColumn, onImport }: CheckedFileProps) {
  const [choice, setChoice] = useState<ImportConflictChoice>('skip');
  const { errors, rows, columns, conflicts } = result;
  const isWrong = errors.length > 0;
  const changes = result.new + result.changed + (choice === 'skip' ? 0 : conflicts);
  const fills = result.publishers ?? 0;
  const canSkip = isWrong && changes > 0 && areErrorsOfRows(result);
  const importIt = () =>
    onImport({
      ...(conflicts > 0 && { conflicts: choice }),
      ...(canSkip && { skipErrors: 'true' }),
    });
  const importButton = (
    <Button
      size="small"
      className="mt-3"
      variant={isWrong && !isOnix ? 'quiet' : 'primary'}
      ref={restoreFocusBeside}
      onClick={importIt}
    >
      {canSkip ? words.imports.importOthers(changes) : importText(changes)}
    </Button>
  );
  return (
    <>
      {isAgain && <Notice tone="warning" title={words.imports.changedMeanwhile} />}
      {canSkip && isOnix && <div className="mb-3">{importButton}</div>}
      {isWrong && (
        <Notice tone="error" title={words.imports.wrongCells(errors.length)}>
          {errors.length >= maxImportErrors && <p>{words.imports.mayBeMore}</p>}
          {canSkip && <p>{skipText(result)}</p>}
        </Notice>
      )}
      {!isWrong && rows === 0 && <Notice tone="warning" title={words.imports.noBooks} />}
      {!isWrong && rows > 0 && (
        <Notice tone="success" title={importCountsText(result)}>
          <DraftsNote count={draftsOf(result)} />
          {fills > 0 && <p>{words.publishers.fills(fills)}</p>}
        </Notice>
      )}
      <ImportColumns columns={columns} isOpen={isWrong} onChange={onColumn} />
      <WarningsNotice {...result} />
      {(!isWrong || canSkip) && conflicts > 0 && (
        <Conflicts count={conflicts} value={choice} onChange={setChoice} />
      )}
      {((!isWrong && changes + fills > 0) || (canSkip && !isOnix)) && importButton}
      <ImportPreviewList preview={result.preview} errors={errors} warnings={result.warnings} />
    </>
  );
}

function importText(books: number): string {
  return books > 0 ? words.imports.importBooks(books) : words.publishers.fill;
}

/** Whether all errors are in rows, which can be skipped. */
function areErrorsOfRows({ errors, preview }: BookImport): boolean {
  const rows = new Set(preview.flatMap(({ kind, row }) => (kind === 'error' ? row : [])));
  return errors.every(({ row }) => rows.has(row));
}

function skipText(result: BookImport): string {
  const wrong = result.preview.filter(({ kind }) => kind === 'error').length;
  return words.imports.skipRows(wrong, importCountsText(result));
}

/** The counts above the rows, and the warnings of the whole file. */
function WarningsNotice({ warnings, preview }: BookImport) {
  if (warnings.length === 0) return null;
  const rows = new Set(preview.map(({ row }) => row));
  const ofFile = warnings.filter(({ row }) => !rows.has(row));
  const ofRows = warnings.length - ofFile.length;
  return (
    <Notice
      tone="warning"
      className="mt-3"
      title={ofRows > 0 ? words.imports.warnings(ofRows) : undefined}
    >
      <MissingCategories names={missingCategoriesOf(warnings)} />
      {ofFile.map((warning, index) => (
        <p key={index}>{`${importErrorMessage(warning, words.imports.theFile)}.`}</p>
      ))}
    </Notice>
  );
}

/** Names the categories, and leads to where they are added. */
export function MissingCategories({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      {words.imports.missingCategories(
        names,
        linkTo(`${paths.adminSettings}?tab=categories#categories`),
      )}
    </p>
  );
}

interface ConflictsProps {
  count: number;
  value: ImportConflictChoice;
  onChange: (value: ImportConflictChoice) => void;
}

/** Lets the owner choose what to do with rows that are older than their books. */
function Conflicts({ count, value, onChange }: ConflictsProps) {
  const id = useId();
  const { conflicts, conflictQuestion, conflictWays } = words.imports;
  return (
    <>
      <Notice tone="warning" className="mt-3" title={conflicts(count)} />
      <fieldset className="mt-4">
        <legend className="font-semibold">{conflictQuestion(count)}</legend>
        {Object.entries(conflictWays(count)).map(([choice, text]) => (
          <Radio
            key={choice}
            name={id}
            label={text}
            checked={choice === value}
            onChange={() => onChange(choice as ImportConflictChoice)}
          />
        ))}
      </fieldset>
    </>
  );
}

export function DraftsNote({ count, isDone }: { count: number; isDone?: true }) {
  if (count === 0) return null;
  return (
    <>
      <p>{isDone ? words.imports.draftsCame(count) : words.imports.draftsCome(count)}</p>
      {isDone && <p>{words.imports.showDrafts(linkTo(bookTableUrl({ draft: 'true' })))}</p>}
    </>
  );
}
