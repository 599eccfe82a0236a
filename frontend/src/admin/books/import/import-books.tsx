import type { BookImport, ImportColumn } from '@storyloom/backend/contract/book/book-import';
import type { DecimalSign } from '@storyloom/backend/contract/number/amount';
import { undoDays } from '@storyloom/backend/contract/book/book';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useApiDispatch } from '@/api/dependencies';
import { newKey } from '@/api/new-key';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { Button } from '@/ui/controls/button';
import { showNotice, showToast } from '@/ui/dialog';
import { Checkbox } from '@/ui/form/more-fields';
import { FileButton } from '@/ui/controls/file-button';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import { invalidateBooks } from '@/admin/books/admin-books.api';
import { words } from '@/words/admin';
import { CheckedFile, DraftsNote, draftsOf, sumOf } from './checked-file';
import { DoubtfulAmounts } from './doubtful-amounts';
import { writeColumn } from './column-map.storage';
import { closeOpenImport, noteOpenImport, readOpenImport } from './open-import.storage';
import { PastImports } from './past-imports';
import { isReadable, validateFile } from './validate-file';
import { isOnix, sendBookFile, type BookFileResponse, type BookFileQuery } from './send-book-file';

type Step =
  | { name: 'pick' }
  | { name: 'sending'; isDryRun: boolean; progress: number; result: BookImport | undefined }
  | { name: 'checked'; result: BookImport; isAgain: boolean }
  | { name: 'imported'; sum: string; drafts: number }
  | { name: 'failed'; problem: string; again?: (() => void) | undefined };

/** A file of books: first only checked, then stored as a whole or not at all. */
export function ImportBooks({ onClose }: { onClose: () => void }) {
  const dispatch = useApiDispatch();
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<Step>({ name: 'pick' });
  const [asDrafts, setAsDrafts] = useState(false);
  const [decimals, setDecimals] = useState<DecimalSign>();
  const [doubt, setDoubt] = useState<BookImport['doubtfulAmounts']>();
  const [key, setKey] = useState(newKey);
  const id = useId();
  /** Empty once the panel was closed, or the page left. */
  const panel = useRef<HTMLDivElement>(null);

  const send = async (
    picked: File,
    keyOfPicked: string,
    query: BookFileQuery,
    isAgain = false,
  ): Promise<void> => {
    const isDryRun = query.dryRun !== undefined;
    const checked = 'result' in step ? step.result : undefined;
    // Stays in sight while it is checked again: the owner is among its columns.
    const result = isDryRun && picked === file ? checked : undefined;
    const emit = (progress: number) => setStep({ name: 'sending', isDryRun, progress, result });
    emit(0);
    if (!(await isReadable(picked))) {
      return setStep({ name: 'failed', problem: words.imports.problems.changedOnDisk });
    }
    if (!isDryRun) noteOpenImport(picked, keyOfPicked);
    const response = await dispatch(sendBookFile(picked, keyOfPicked, query, emit));
    if (!panel.current && !isDryRun) noticeOfFailure(picked, response);
    if ('isOutdated' in response) {
      if (!panel.current) return;
      return check(picked, keyOfPicked, { asDrafts, decimals }, true);
    }
    if ('problem' in response) {
      const { problem, canTryAgain } = response;
      if (!isDryRun) dispatch(invalidateBooks()); // they may be there all the same
      const again = canTryAgain ? () => void send(picked, keyOfPicked, query) : undefined;
      return setStep({ name: 'failed', problem, again });
    }
    if (!isDryRun) closeOpenImport(picked);
    if ('result' in response) {
      const { result: found } = response;
      if (found.doubtfulAmounts) setDoubt(found.doubtfulAmounts);
      return setStep({ name: 'checked', result: found, isAgain });
    }
    dispatch(invalidateBooks());
    // The answer leaves out what the check has told of rows that were skipped.
    const sum = sumOf({ ...checked, ...response.imported });
    if (!panel.current) void showToast({ title: words.imports.importedFile(picked.name, sum) });
    setStep({ name: 'imported', sum, drafts: checked ? draftsOf(checked) : 0 });
  };

  const check = (picked: File, keyOfPicked: string, choices: Choices, isAgain = false) =>
    send(
      picked,
      keyOfPicked,
      { dryRun: 'true', skipErrors: 'true', ...choicesQuery(choices) },
      isAgain,
    );

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0];
    // The same file may be picked again once it has been corrected.
    event.target.value = '';
    if (!picked) return;
    const keyOfPicked = readOpenImport(picked) ?? newKey();
    setKey(keyOfPicked);
    setFile(picked);
    setDecimals(undefined);
    setDoubt(undefined);
    const problem = validateFile(picked);
    if (problem) return setStep({ name: 'failed', problem });
    void check(picked, keyOfPicked, { asDrafts });
  };

  const changeColumn = (heading: string, field: ImportColumn | null) => {
    writeColumn(heading, field);
    if (file) void check(file, key, { asDrafts, decimals });
  };

  const changeDecimals = (sign: DecimalSign) => {
    setDecimals(sign);
    if (file) void check(file, key, { asDrafts, decimals: sign });
  };

  const changeDrafts = (isOn: boolean) => {
    setAsDrafts(isOn);
    if (file && step.name === 'checked') void check(file, key, { asDrafts: isOn, decimals });
  };

  return (
    <Panel
      title={words.imports.title}
      className="mb-6"
      aside={
        <Button variant="plain" size="small" ref={restoreFocusBeside} onClick={onClose}>
          {words.imports.close}
        </Button>
      }
    >
      <p className="max-w-prose text-ink-soft">{words.imports.about(undoDays)}</p>
      <label htmlFor={id} className="sr-only">
        {words.imports.file}
      </label>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <FileButton
          id={id}
          variant={step.name === 'checked' && step.result.errors.length === 0 ? 'quiet' : 'dark'}
          size="small"
          accept=".csv,.txt,.tsv,.xml,.onix,text/csv,text/plain,application/xml,text/xml"
          isBusy={step.name === 'sending'}
          onChange={pick}
        >
          {file ? words.imports.chooseAnother : words.imports.choose}
        </FileButton>
        {file && (
          <span dir="auto" className="min-w-0 truncate text-sm text-ink-soft">
            {file.name}
          </span>
        )}
      </div>
      <Checkbox
        label={words.imports.asDrafts}
        checked={asDrafts}
        onChange={(event) => changeDrafts(event.target.checked)}
      />
      <div ref={panel} tabIndex={-1} className="mt-4">
        <div aria-live="polite">{step.name === 'sending' && <Sending {...step} />}</div>
        {step.name === 'failed' && (
          <Notice tone="error" title={step.problem}>
            {step.again && (
              <Button size="small" className="mt-3" onClick={step.again}>
                {words.imports.tryAgain}
              </Button>
            )}
          </Notice>
        )}
        {doubt && 'result' in step && step.result && (
          <DoubtfulAmounts doubt={doubt} decimals={decimals} onChoose={changeDecimals} />
        )}
        {'result' in step && step.result && file && (
          <CheckedFile
            key={key}
            result={step.result}
            isOnix={isOnix(file)}
            isAgain={step.name === 'checked' && step.isAgain}
            onColumn={changeColumn}
            onImport={(query) => {
              const seen = step.result?.seen;
              const choices = choicesQuery({ asDrafts, decimals });
              void send(file, key, { ...query, ...choices, ...(seen && { seen }) });
            }}
          />
        )}
        {step.name === 'imported' && (
          <Notice tone="success" title={words.imports.imported(step.sum)}>
            <DraftsNote count={step.drafts} isDone />
          </Notice>
        )}
      </div>
      <PastImports isOpen={step.name === 'imported'} />
    </Panel>
  );
}

interface Choices {
  asDrafts: boolean;
  decimals?: DecimalSign | undefined;
}

const choicesQuery = ({ asDrafts, decimals }: Choices): BookFileQuery => ({
  ...(asDrafts && { drafts: 'true' }),
  ...(decimals && { decimals }),
});

/** The panel was closed, or the page left, before the answer came. */
function noticeOfFailure({ name }: File, response: BookFileResponse): void {
  const { notImported, outdated, ofFile } = words.imports.problems;
  if ('problem' in response) {
    // The end of the session has a notice of its own.
    if (response.canTryAgain)
      void showNotice({ title: ofFile(name, response.problem), icon: 'error' });
  } else if (!('imported' in response)) {
    void showNotice({ title: notImported(name), text: outdated, icon: 'error' });
  }
}

function Sending({ isDryRun, progress }: { isDryRun: boolean; progress: number }) {
  const texts = words.imports;
  const work = isDryRun ? texts.checking : texts.storing;
  const longWork = isDryRun ? texts.checkingLong : texts.storingLong;
  const isSent = progress >= 1;
  return (
    <div className="max-w-md">
      <p className="mb-1 text-sm">
        {isSent ? longWork : texts.uploading(Math.round(progress * 100))}
      </p>
      <progress
        aria-label={isSent ? work : texts.upload}
        {...(!isSent && { value: progress, max: 1 })}
        className="h-2 w-full accent-ink"
      />
    </div>
  );
}
