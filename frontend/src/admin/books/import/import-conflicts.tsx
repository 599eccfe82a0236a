import type { BookImport, ImportConflictChoice } from '@storyloom/backend/contract/book-import';
import { useId, useState } from 'react';
import { Button } from '@/ui/controls/button';
import { Radio } from '@/ui/form/field';
import { Notice } from '@/ui/notices/notice';
import { countOf } from '@/ui/text/count';
import { bookFieldLabels } from '@/admin/books/form/book-form-fields';
import { wordOf } from '@/admin/books/form/field-words';
import { ImportRow, ImportRows } from './import-rows';

interface ImportConflictsProps {
  result: BookImport;
  onImport: (choice: ImportConflictChoice) => void;
}

/** Which books are newer than their rows, and what to do with those. */
export function ImportConflicts({ result, onImport }: ImportConflictsProps) {
  const [choice, setChoice] = useState<ImportConflictChoice>('skip');
  const id = useId();
  const { conflictCount: count, conflicts } = result;
  const books = count === 1 ? 'this book' : 'these books';
  const ways: Record<ImportConflictChoice, string> = {
    skip: `Leave ${books} as ${count === 1 ? 'it is' : 'they are'} in the shop`,
    'keep-stock': 'Take the file, but keep the stock of the shop',
    overwrite: 'Take everything from the file, the stock too',
  };
  const howMany = count === 1 ? 'One book' : countOf(count, 'book');
  return (
    <>
      <Notice
        tone="warning"
        title={`${howMany} changed in the shop after this file was exported.`}
      />
      <ImportRows caption="Conflicts" heads={['Book', 'Difference']}>
        {conflicts.map(({ row, title, fields, isDeleted }) => (
          <ImportRow key={row} row={row} name={title}>
            {isDeleted && <p>Deleted in the shop: the file would bring it back</p>}
            {fields.map(({ name, file, shop }) => (
              <p key={name}>
                {`${bookFieldLabels[name]}: ${wordOf(name, file)} in the file, ${wordOf(name, shop)} in the shop`}
              </p>
            ))}
          </ImportRow>
        ))}
      </ImportRows>
      {count > conflicts.length && (
        <p className="mt-2">{`These are the first ${conflicts.length}.`}</p>
      )}
      <fieldset className="mt-4">
        <legend className="font-semibold">What should happen with {books}?</legend>
        {Object.entries(ways).map(([way, text]) => (
          <Radio
            key={way}
            name={id}
            label={text}
            checked={way === choice}
            onChange={() => setChoice(way as ImportConflictChoice)}
          />
        ))}
      </fieldset>
      <Button size="small" className="mt-3" onClick={() => onImport(choice)}>
        Import the file
      </Button>
    </>
  );
}
