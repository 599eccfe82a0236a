import type { BookImport, ImportColumn } from '@storyloom/backend/contract/book/book-import';
import type { DecimalSign } from '@storyloom/backend/contract/number/amount';
import { useRef, useState, type RefObject } from 'react';
import { useApiDispatch } from '@/api/dependencies';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { invalidateBooks } from '@/admin/books/admin-books.api';
import { showMessage } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { words } from '@/words/admin';
import { draftsOf, importCountsText, missingCategoriesOf } from './import-counts';
import { writeColumn } from './column-map.storage';
import { closeOpenImport, storeOpenImport, readOpenImport } from './open-import.storage';
import { sendBookFile, type BookFileQuery, type BookFileResponse } from './send-book-file';
import { isReadable, validateFile } from './validate-file';

type Step =
  | { name: 'pick' }
  | { name: 'sending'; isDryRun: boolean; progress: number }
  | { name: 'checked'; isAgain: boolean }
  | {
      name: 'imported';
      importId: string;
      isUndone: boolean;
      sum: string;
      drafts: number;
      missing: string[];
    }
  | { name: 'failed'; message: string; tryAgain?: (() => void) | undefined };

interface PickedFile {
  file: File;
  key: string;
  decimals?: DecimalSign;
  /** Amounts that can be read in two ways; kept for the question after `decimals` is chosen. */
  doubt?: BookImport['doubtfulAmounts'] | undefined;
  /** The result of the last check of the file. */
  result?: BookImport;
}

/**
 * Picks, checks and imports a file of books. `panel.current` is null after the panel was closed or
 * the page left.
 */
export function useBookImport(panel: RefObject<HTMLElement | null>) {
  const callApi = useApiDispatch();
  /** Whether new books become drafts, whichever file is picked. */
  const [asDrafts, setAsDrafts] = useState(false);
  const [picked, setPicked] = useState<PickedFile>();
  const [step, setStep] = useState<Step>({ name: 'pick' });
  const runningCheck = useRef<AbortController>(null);

  const send = async (upload: PickedFile, query: BookFileQuery, isAgain = false): Promise<void> => {
    const { file, key, result } = upload;
    const isDryRun = query.dryRun !== undefined;
    runningCheck.current?.abort();
    const { signal } = (runningCheck.current = isDryRun ? new AbortController() : null) ?? {};
    const onProgress = (progress: number) => {
      if (!signal?.aborted) setStep({ name: 'sending', isDryRun, progress });
    };
    onProgress(0);
    const isReadableFile = await isReadable(file);
    if (signal?.aborted) return;
    if (!isReadableFile) {
      return setStep({ name: 'failed', message: words.imports.problems.changedOnDisk });
    }
    if (!isDryRun) storeOpenImport(file, key);
    const response = await callApi(sendBookFile(file, key, query, { onProgress, signal }));
    if (signal?.aborted) return;
    if (!panel.current && !isDryRun) noticeOfFailure(file, response);
    if ('isOutdated' in response) {
      if (panel.current) await check(upload, asDrafts, true);
      return;
    }
    if ('message' in response) {
      const { message, canTryAgain } = response;
      if (!isDryRun) callApi(invalidateBooks()); // the API may have stored them without a response
      const tryAgain = canTryAgain ? () => void send(upload, query) : undefined;
      return setStep({ name: 'failed', message, tryAgain });
    }
    if (!isDryRun) closeOpenImport(file);
    if ('result' in response) {
      const { result: checked } = response;
      setPicked(
        (now) => now && { ...now, result: checked, doubt: checked.doubtfulAmounts ?? now.doubt },
      );
      return setStep({ name: 'checked', isAgain });
    }
    callApi(invalidateBooks());
    // The response lacks the warnings of rows that were skipped.
    const sum = importCountsText({ ...result, ...response.imported });
    if (!panel.current) void showToast({ title: words.imports.importedFile(file.name, sum) });
    setStep({
      name: 'imported',
      importId: response.imported.importId,
      isUndone: false,
      sum,
      drafts: result ? draftsOf(result) : 0,
      missing: missingCategoriesOf(result?.warnings ?? []),
    });
  };

  const check = (upload: PickedFile, becomeDrafts: boolean, isAgain = false) =>
    send(
      upload,
      { dryRun: 'true', skipErrors: 'true', ...choicesQuery(upload, becomeDrafts) },
      isAgain,
    );

  return {
    asDrafts,
    picked,
    step,
    /** The last check; shown also while the file is checked again. */
    result: isResultShown(step) ? picked?.result : undefined,
    pick(file: File) {
      const next = { file, key: readOpenImport(file) ?? newIdempotencyKey() };
      setPicked(next);
      const message = validateFile(file);
      if (message) return setStep({ name: 'failed', message });
      void check(next, asDrafts);
    },
    changeColumn(heading: string, field: ImportColumn | null) {
      writeColumn(heading, field);
      if (picked) void check(picked, asDrafts);
    },
    changeDecimals(decimals: DecimalSign) {
      if (!picked) return;
      setPicked({ ...picked, decimals });
      void check({ ...picked, decimals }, asDrafts);
    },
    changeDrafts(becomeDrafts: boolean) {
      setAsDrafts(becomeDrafts);
      if (picked && isResultShown(step)) void check(picked, becomeDrafts);
    },
    /** The confirmation of an import must not outlive it. */
    markUndone(importId: string) {
      setStep((now) =>
        now.name === 'imported' && now.importId === importId ? { ...now, isUndone: true } : now,
      );
    },
    importIt(query: BookFileQuery) {
      if (!picked) return;
      const seen = picked.result?.seen;
      void send(picked, { ...query, ...choicesQuery(picked, asDrafts), ...(seen && { seen }) });
    },
  };
}

function isResultShown(step: Step): boolean {
  return step.name === 'checked' || (step.name === 'sending' && step.isDryRun);
}

const choicesQuery = ({ decimals }: PickedFile, asDrafts: boolean): BookFileQuery => ({
  ...(asDrafts && { drafts: 'true' }),
  ...(decimals && { decimals }),
});

/** For an owner who closed the panel, or left the page, before the response came. */
function noticeOfFailure({ name }: File, response: BookFileResponse): void {
  const { notImported, outdated, ofFile } = words.imports.problems;
  if ('message' in response) {
    // The end of the session has a notice of its own.
    if (response.canTryAgain)
      void showMessage({ title: ofFile(name, response.message), icon: 'error' });
  } else if (!('imported' in response)) {
    void showMessage({ title: notImported(name), text: outdated, icon: 'error' });
  }
}
