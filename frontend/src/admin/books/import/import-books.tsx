import { undoDays } from '@storyloom/backend/contract/book/book';
import { useId, useRef } from 'react';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { Button } from '@/ui/controls/button';
import { Checkbox } from '@/ui/form/checkbox';
import { FileButton } from '@/admin/ui/form/file-button';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/admin/ui/panel';
import { words } from '@/words/admin';
import { CheckedFile, DraftsNote, MissingCategories } from './checked-file';
import { DoubtfulAmounts } from './doubtful-amounts';
import { PastImports } from './past-imports';
import { isOnix } from './send-book-file';
import { useBookImport } from './use-book-import';

/** A file of books: first only checked, then stored as a whole or not at all. */
export function ImportBooks({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const bookImport = useBookImport(panel);
  const { picked, step, result } = bookImport;
  const id = useId();

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
          variant={step.name === 'checked' && result?.errors.length === 0 ? 'quiet' : 'dark'}
          size="small"
          accept=".csv,.txt,.tsv,.xml,.onix,text/csv,text/plain,application/xml,text/xml"
          isBusy={step.name === 'sending'}
          onPick={bookImport.pick}
        >
          {picked ? words.imports.chooseAnother : words.imports.choose}
        </FileButton>
        {picked && (
          <span dir="auto" className="min-w-0 truncate text-sm text-ink-soft">
            {picked.file.name}
          </span>
        )}
      </div>
      <Checkbox
        label={words.imports.asDrafts}
        checked={bookImport.asDrafts}
        onChange={(event) => bookImport.changeDrafts(event.target.checked)}
      />
      <div ref={panel} tabIndex={-1} className="mt-4">
        <div aria-live="polite">{step.name === 'sending' && <Sending {...step} />}</div>
        {step.name === 'failed' && (
          <Notice tone="error" title={step.message}>
            {step.tryAgain && (
              <Button size="small" className="mt-3" onClick={step.tryAgain}>
                {words.imports.tryAgain}
              </Button>
            )}
          </Notice>
        )}
        {picked?.doubt && result && (
          <DoubtfulAmounts
            doubt={picked.doubt}
            decimals={picked.decimals}
            onChange={bookImport.changeDecimals}
          />
        )}
        {picked && result && (
          <CheckedFile
            key={picked.key}
            result={result}
            isOnix={isOnix(picked.file)}
            isAgain={step.name === 'checked' && step.isAgain}
            onColumn={bookImport.changeColumn}
            onImport={bookImport.importIt}
          />
        )}
        {step.name === 'imported' && !step.isUndone && (
          <div ref={focusUnlessBusy} tabIndex={-1}>
            <Notice tone="success" title={words.imports.imported(step.sum)}>
              <DraftsNote count={step.drafts} isDone />
              <MissingCategories names={step.missing} />
            </Notice>
          </div>
        )}
      </div>
      <PastImports isOpen={step.name === 'imported'} onUndone={bookImport.markUndone} />
    </Panel>
  );
}

/** The confirmation is above the window after a long preview. A field that has the focus keeps it. */
function focusUnlessBusy(notice: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, textarea, select')) notice?.focus();
}

function Sending({ isDryRun, progress }: { isDryRun: boolean; progress: number }) {
  const texts = words.imports;
  const work = isDryRun ? texts.checking : texts.storing;
  const takesLong = isDryRun ? texts.checkingLong : texts.storingLong;
  const isSent = progress >= 1;
  return (
    <div className="max-w-md">
      <p className="mb-1 text-sm">
        {isSent ? takesLong : texts.uploading(Math.round(progress * 100))}
      </p>
      <progress
        aria-label={isSent ? work : texts.upload}
        {...(!isSent && { value: progress, max: 1 })}
        className="h-2 w-full accent-ink"
      />
    </div>
  );
}
