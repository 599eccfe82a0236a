import type { ImportConflictAnswer } from '@storyloom/backend/contract/book/book-import';
import { useId } from 'react';
import { Radio } from '@/ui/form/radio';
import { Notice } from '@/ui/notices/notice';
import { countOf } from '@/ui/text/formats';

interface ImportConflictsProps {
  count: number;
  choice: ImportConflictAnswer;
  onChoose: (choice: ImportConflictAnswer) => void;
}

/** That books are newer than their rows, and what to do with those. */
export function ImportConflicts({ count, choice, onChoose }: ImportConflictsProps) {
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
        title={`${count === 1 ? 'One book' : countOf(count, 'book')} changed in the shop after this file was exported.`}
      />
      <fieldset className="mt-4">
        <legend className="font-semibold">What should happen with {books}?</legend>
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
