import type { BookImport, ImportConflictChoice } from '@storyloom/backend/contract/book-import';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { countOf } from '@/ui/text/count';
import { useApiDispatch } from '@/api/dependencies';
import { newKey } from '@/api/new-key';
import { Button } from '@/ui/controls/button';
import { showNotice, showToast } from '@/ui/dialog';
import { Checkbox } from '@/ui/form/field';
import { FileButton } from '@/ui/controls/file-button';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import { invalidateBooks } from '@/admin/books/admin-books.api';
import { ImportConflicts } from './import-conflicts';
import { ImportErrors } from './import-errors';
import { closeOpenImport, noteOpenImport, readOpenImport } from './open-import.storage';
import { sendBookFile, type BookFileAnswer, type BookFileOptions } from './send-book-file';

type Step =
  | { name: 'pick' }
  | { name: 'sending'; isDryRun: boolean; progress: number }
  | { name: 'checked'; result: BookImport }
  | { name: 'failed'; problem: string; again?: (() => void) | undefined };

const maxBytes = 10 * 1024 * 1024;

/** A CSV file of books: first only checked, then stored as a whole or not at all. */
export function ImportBooks({ onClose }: { onClose: () => void }) {
  const dispatch = useApiDispatch();
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<Step>({ name: 'pick' });
  const [asDrafts, setAsDrafts] = useState(false);
  const [key, setKey] = useState(newKey);
  const id = useId();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const send = async (picked: File, options: BookFileOptions): Promise<void> => {
    const { isDryRun, idempotencyKey } = options;
    setStep({ name: 'sending', isDryRun, progress: 0 });
    if (!isDryRun) noteOpenImport(picked, idempotencyKey);
    const answer = await dispatch(
      sendBookFile(picked, options, (progress) => setStep({ name: 'sending', isDryRun, progress })),
    );
    if (isGone.current && !isDryRun) tellOfFailure(picked, answer);
    if ('isOutdated' in answer) {
      if (isGone.current) return;
      return send(picked, { isDryRun: true, idempotencyKey });
    }
    if ('problem' in answer) {
      const { problem, canTryAgain } = answer;
      if (!isDryRun) dispatch(invalidateBooks()); // they may be there all the same
      const again = canTryAgain ? () => void send(picked, options) : undefined;
      return setStep({ name: 'failed', problem, again });
    }
    const { result } = answer;
    if (!isDryRun) closeOpenImport(picked);
    if (isDryRun || result.errors.length > 0) return setStep({ name: 'checked', result });
    dispatch(invalidateBooks());
    const left = result.rows - result.imported;
    void showToast({
      title: `${countOf(result.imported, 'book')} imported${left > 0 ? `, ${left.toLocaleString('en-US')} left as they are` : ''}.`,
    });
    if (!isGone.current) onClose();
  };

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0];
    // The same file may be picked again once it has been corrected.
    event.target.value = '';
    if (!picked) return;
    const keyOfPicked = readOpenImport(picked) ?? newKey();
    setKey(keyOfPicked);
    setFile(picked);
    const problem = unfitness(picked);
    if (problem) return setStep({ name: 'failed', problem });
    void send(picked, { isDryRun: true, idempotencyKey: keyOfPicked });
  };

  return (
    <Panel
      title="Import books"
      className="mb-6"
      aside={
        <Button variant="plain" size="small" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="max-w-prose text-ink-soft">
        A CSV file with the columns of the export: title, description, category and newPrice are
        needed, in any order; commas, semicolons and tabs all work. A row with the _id of a book
        changes that book. Nothing is stored before you have seen the result of the check.
      </p>
      <label htmlFor={id} className="sr-only">
        CSV file
      </label>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <FileButton
          id={id}
          variant={step.name === 'checked' && step.result.errors.length === 0 ? 'quiet' : 'dark'}
          size="small"
          accept=".csv,text/csv"
          isBusy={step.name === 'sending'}
          onChange={pick}
        >
          {file ? 'Choose another file' : 'Choose a CSV file'}
        </FileButton>
        {file && <span className="min-w-0 truncate text-sm text-ink-soft">{file.name}</span>}
      </div>
      <Checkbox
        label="New books become drafts, unless their row says otherwise"
        checked={asDrafts}
        onChange={(event) => setAsDrafts(event.target.checked)}
      />
      <div className="mt-4">
        <div aria-live="polite">{step.name === 'sending' && <Sending {...step} />}</div>
        {step.name === 'failed' && (
          <Notice tone="error" title={step.problem}>
            {step.again && (
              <Button size="small" className="mt-3" onClick={step.again}>
                Try again
              </Button>
            )}
          </Notice>
        )}
        {step.name === 'checked' && file && (
          <Checked
            result={step.result}
            onImport={(choice) =>
              void send(file, { isDryRun: false, choice, asDrafts, idempotencyKey: key })
            }
          />
        )}
      </div>
    </Panel>
  );
}

function unfitness({ size }: File): string | undefined {
  if (size === 0) return 'This file is empty.';
  return size > maxBytes ? 'This file has more than 10 MB. Please split it.' : undefined;
}

/** The panel was closed, or the page left, before the answer came. */
function tellOfFailure({ name }: File, answer: BookFileAnswer): void {
  const title = `${name}: not imported`;
  const text = 'Some of its rows do not fit the shop any more. Please choose the file once more.';
  if ('problem' in answer) {
    // The end of the session has a notice of its own.
    if (answer.canTryAgain) void showNotice({ title: `${name}: ${answer.problem}`, icon: 'error' });
  } else if ('isOutdated' in answer || answer.result.errors.length > 0) {
    void showNotice({ title, text, icon: 'error' });
  }
}

function Sending({ isDryRun, progress }: { isDryRun: boolean; progress: number }) {
  const work = isDryRun ? 'Checking the rows' : 'Storing the books';
  const isSent = progress >= 1;
  return (
    <div className="max-w-md">
      <p className="mb-1 text-sm">
        {isSent
          ? `${work}. The shop stays open meanwhile.`
          : `Uploading, ${Math.round(progress * 100)} %`}
      </p>
      <progress
        aria-label={isSent ? work : 'Upload'}
        {...(!isSent && { value: progress, max: 1 })}
        className="h-2 w-full accent-ink"
      />
    </div>
  );
}

interface CheckedProps {
  result: BookImport;
  onImport: (choice?: ImportConflictChoice) => void;
}

function Checked({ result, onImport }: CheckedProps) {
  if (result.errors.length > 0) return <ImportErrors errors={result.errors} />;
  if (result.rows === 0) return <Notice tone="warning" title="This file has no books in it." />;
  if (result.conflictCount > 0) return <ImportConflicts result={result} onImport={onImport} />;
  return (
    <Notice
      tone="success"
      title={
        result.rows === 1
          ? 'The row is fine.'
          : `All ${result.rows.toLocaleString('en-US')} rows are fine.`
      }
    >
      <Button size="small" className="mt-3" onClick={() => onImport()}>
        Import {countOf(result.rows, 'book')}
      </Button>
    </Notice>
  );
}
