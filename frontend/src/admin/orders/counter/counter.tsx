import { cleanPastedNumber } from '@storyloom/backend/contract/number/pasted-number';
import { isbnProblem, readIsbn } from '@storyloom/backend/contract/book/isbn';
import type { CounterMode } from '@storyloom/backend/contract/order/counter';
import { useEffect, useRef, useState } from 'react';
import { useDocumentKeys } from '@/browser/use-document-keys';
import { useSettings } from '@/api/settings.api';
import { SmallButton } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { TextField } from '@/ui/form/field';
import { formatPrice } from '@/ui/text/formats';
import { words } from '@/words/admin';
import { FoundBooks } from './found-books';
import { canBeUndone, isOpen, scanOutcome, soldOrdersOf, sumOf, type Scan } from './scan';
import { PrintReceipt } from '@/admin/orders/printouts/print-receipt';
import { focusForScanner } from '@/admin/orders/focus-for-scanner';
import { ScanList } from './scan-list';
import { useScans } from './use-scans';
import { ruleMessage } from '@/ui/form/rule-message';

const modeKeys: Record<string, CounterMode> = { F2: 'sell', F4: 'receive', F8: 'return' };

/** Digits as a scanner sends them, or somebody who reads them off; fewer than 8 are a title. */
const isCode = (text: string) => /^(?:[\s-]*\d){8,}[\s-]*x?$/i.test(cleanPastedNumber(text));

/** Sells, receives and returns copies by scanner or by hand; one field, which has the keyboard. */
export function Counter() {
  // The copies of an ISBN are found by it, and picked as books without a barcode are.
  const [title, setTitle] = useState('');
  const [mode, setMode] = useState<CounterMode>('sell');
  const { scans, customer, serveNext, add, revert } = useScans({
    onSeveral: setTitle,
    // Returns are rare: the next scan would be a sale that is booked as a return.
    onReturned: () => setMode((chosen) => (chosen === 'return' ? 'sell' : chosen)),
  });
  const isStockOnly = useSettings().data?.counter.mode === 'stock';
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const last = scans.find(canBeUndone);
  const notice =
    scans.find((each) => each.tries > 0 && isOpen(each)) ?? scans.find((each) => !isOpen(each));

  const goOn = () => {
    setProblem(undefined);
    setTitle('');
    field.current?.focus();
  };
  const choose = (next: CounterMode) => {
    setMode(next);
    goOn();
  };
  const scan = (code: string, bookId?: string) => {
    // Choosing a copy answers the question that its ISBN asked.
    add({ mode, code, bookId }, bookId && title);
    goOn();
  };
  /** The field is empty again before anything else happens: the next scan may be under way. */
  const enter = (input: HTMLInputElement) => {
    const text = input.value.trim();
    const isbn = readIsbn(text);
    if (!isbn && isCode(text)) {
      setProblem(ruleMessage(isbnProblem(text) ?? '', words.counter.typedCode));
      return input.select();
    }
    input.value = '';
    if (isbn) return scan(isbn);
    if (!text) serveNext();
    setProblem(undefined);
    setTitle(text);
  };

  useDocumentKeys((event) => {
    const input = field.current;
    const isOurs = event.target instanceof Element && !event.target.closest('[role=dialog]');
    if (!isOurs || !input) return;
    const next = modeKeys[event.key];
    if (next) {
      event.preventDefault();
      choose(next);
    } else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && input.value === '') {
      event.preventDefault();
      // A key that is held down means one scan.
      if (last && !event.repeat) void revert(last);
    } else focusForScanner(event, input);
  });
  useEffect(() => field.current?.focus(), []);

  return (
    <section>
      <h2 className="mb-4 text-3xl">{words.counter.title}</h2>
      <Pills
        label={words.counter.mode}
        labels={words.counter.modes}
        chosen={mode}
        onChoose={choose}
      />
      <form
        noValidate
        className="mt-4 max-w-xl"
        onSubmit={(event) => {
          event.preventDefault();
          if (field.current) enter(field.current);
        }}
      >
        <TextField
          ref={field}
          label={words.counter.field[mode]}
          error={problem}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={100}
          hint={<span className="max-sm:hidden">{words.counter.keys}</span>}
        />
      </form>
      <p
        role="status"
        className={`mt-4 min-h-8 text-lg font-semibold ${notice?.state === 'refused' && notice.code !== title ? 'text-red' : ''}`}
      >
        {notice && words.counter.outcome(notice.result?.title ?? notice.code, scanOutcome(notice))}
      </p>
      {title && (
        <FoundBooks title={title} mode={mode} onPick={(book) => scan(book.title, book._id)} />
      )}
      {!isStockOnly && (
        <CustomerTotal
          scans={scans.filter((each) => each.customer === customer)}
          onNext={() => {
            serveNext();
            goOn();
          }}
          onPrinted={() => field.current?.focus()}
        />
      )}
      <ScanList
        scans={scans}
        customer={customer}
        onRevert={(each) => {
          void revert(each);
          field.current?.focus();
        }}
      />
    </section>
  );
}

interface CustomerTotalProps {
  /** Of the customer who is served. */
  scans: Scan[];
  onNext: () => void;
  onPrinted: () => void;
}

function CustomerTotal({ scans, onNext, onPrinted }: CustomerTotalProps) {
  const [sold, ...alsoSold] = soldOrdersOf(scans);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
      <span className="font-semibold tabular-nums">
        {words.counter.thisCustomer(formatPrice(sumOf(scans)))}
      </span>
      <SmallButton onClick={onNext}>{words.counter.nextCustomer}</SmallButton>
      {sold && <PrintReceipt id={sold} others={alsoSold} onPrinted={onPrinted} />}
    </p>
  );
}
