import type { BookImport, ImportColumn } from '@storyloom/backend/contract/book/book-import';
import type { DecimalSign } from '@storyloom/backend/contract/number/amount';
import { useReducer, type RefObject } from 'react';
import { useApiDispatch } from '@/api/dependencies';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { invalidateBooks } from '@/admin/books/admin-books.api';
import { showNotice, showToast } from '@/ui/dialog';
import { words } from '@/words/admin';
import { draftsOf, missingCategoriesOf, sumOf } from './checked-file';
import { writeColumn } from './column-map.storage';
import { closeOpenImport, noteOpenImport, readOpenImport } from './open-import.storage';
import { sendBookFile, type BookFileQuery, type BookFileResponse } from './send-book-file';
import { isReadable, validateFile } from './validate-file';

type Step =
  | { name: 'pick' }
  | { name: 'sending'; isDryRun: boolean; progress: number }
  | { name: 'checked'; isAgain: boolean }
  | { name: 'imported'; sum: string; drafts: number; missing: string[] }
  | { name: 'failed'; problem: string; tryAgain?: (() => void) | undefined };

interface PickedFile {
  file: File;
  /** The same for every try to import it. */
  key: string;
  decimals?: DecimalSign;
  /** Amounts that can be read in two ways; they stay in question once `decimals` is chosen. */
  doubt?: BookImport['doubtfulAmounts'] | undefined;
  /** The result of its last check. */
  result?: BookImport;
}

interface State {
  /** Whether new books become drafts, whichever file is picked. */
  asDrafts: boolean;
  picked: PickedFile | undefined;
  step: Step;
}

const start: State = { asDrafts: false, picked: undefined, step: { name: 'pick' } };

type Action =
  | { type: 'draftsChosen'; asDrafts: boolean }
  | { type: 'filePicked'; picked: PickedFile }
  | { type: 'decimalsChosen'; decimals: DecimalSign }
  | { type: 'fileChecked'; result: BookImport; isAgain: boolean }
  | { type: 'stepTaken'; step: Step };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'draftsChosen':
      return { ...state, asDrafts: action.asDrafts };
    case 'filePicked':
      return { ...state, picked: action.picked };
    case 'decimalsChosen':
      return { ...state, picked: state.picked && { ...state.picked, decimals: action.decimals } };
    case 'fileChecked': {
      const { result, isAgain } = action;
      const doubt = result.doubtfulAmounts ?? state.picked?.doubt;
      const picked = state.picked && { ...state.picked, result, doubt };
      return { ...state, picked, step: { name: 'checked', isAgain } };
    }
    case 'stepTaken':
      return { ...state, step: action.step };
  }
}

/** Picks, checks and imports a file of books. `panel` is empty once it was closed or the page left. */
export function useBookImport(panel: RefObject<HTMLElement | null>) {
  const callApi = useApiDispatch();
  const [state, dispatch] = useReducer(reduce, start);
  const { asDrafts, picked, step } = state;
  const take = (next: Step) => dispatch({ type: 'stepTaken', step: next });

  const send = async (of: PickedFile, query: BookFileQuery, isAgain = false): Promise<void> => {
    const { file, key, result } = of;
    const isDryRun = query.dryRun !== undefined;
    const showProgress = (progress: number) => take({ name: 'sending', isDryRun, progress });
    showProgress(0);
    if (!(await isReadable(file))) {
      return take({ name: 'failed', problem: words.imports.problems.changedOnDisk });
    }
    if (!isDryRun) noteOpenImport(file, key);
    const response = await callApi(sendBookFile(file, key, query, showProgress));
    if (!panel.current && !isDryRun) noticeOfFailure(file, response);
    if ('isOutdated' in response) {
      if (panel.current) await check(of, asDrafts, true);
      return;
    }
    if ('problem' in response) {
      const { problem, canTryAgain } = response;
      if (!isDryRun) callApi(invalidateBooks()); // they may be there all the same
      const tryAgain = canTryAgain ? () => void send(of, query) : undefined;
      return take({ name: 'failed', problem, tryAgain });
    }
    if (!isDryRun) closeOpenImport(file);
    if ('result' in response) {
      return dispatch({ type: 'fileChecked', result: response.result, isAgain });
    }
    callApi(invalidateBooks());
    // The response lacks the warnings of rows that were skipped.
    const sum = sumOf({ ...result, ...response.imported });
    if (!panel.current) void showToast({ title: words.imports.importedFile(file.name, sum) });
    take({
      ...{ name: 'imported', sum, drafts: result ? draftsOf(result) : 0 },
      missing: missingCategoriesOf(result?.warnings ?? []),
    });
  };

  const check = (of: PickedFile, becomeDrafts: boolean, isAgain = false) =>
    send(of, { dryRun: 'true', skipErrors: 'true', ...choicesQuery(of, becomeDrafts) }, isAgain);

  return {
    asDrafts,
    picked,
    step,
    /** The last check, while it is shown: also while the file is checked again. */
    result: isResultShown(step) ? picked?.result : undefined,
    pick(file: File) {
      const next = { file, key: readOpenImport(file) ?? newIdempotencyKey() };
      dispatch({ type: 'filePicked', picked: next });
      const problem = validateFile(file);
      if (problem) return take({ name: 'failed', problem });
      void check(next, asDrafts);
    },
    changeColumn(heading: string, field: ImportColumn | null) {
      writeColumn(heading, field);
      if (picked) void check(picked, asDrafts);
    },
    changeDecimals(decimals: DecimalSign) {
      if (!picked) return;
      dispatch({ type: 'decimalsChosen', decimals });
      void check({ ...picked, decimals }, asDrafts);
    },
    changeDrafts(becomeDrafts: boolean) {
      dispatch({ type: 'draftsChosen', asDrafts: becomeDrafts });
      if (picked && step.name === 'checked') void check(picked, becomeDrafts);
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
