import { cleanPastedNumber } from '@storyloom/backend/contract/number/pasted-number';
import { isbnProblem, readIsbn } from '@storyloom/backend/contract/book/isbn';
import type { CounterMode } from '@storyloom/backend/contract/order/counter';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { booksApi } from '@/api/endpoints/books.api';
import { useSettings } from '@/api/endpoints/settings.api';
import { SmallButton } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { TextField } from '@/ui/form/field';
import { formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import { FoundBooks } from '@/admin/orders/counter/found-books';
import {
  canBeUndone,
  isWaiting,
  scanOutcome,
  soldOrdersOf,
  sumOf,
  type Scan,
} from '@/admin/orders/counter/scan';
import { PrintReceipt } from '@/admin/orders/printouts/print-receipt';
import { ScanList } from '@/admin/orders/counter/scan-list';
import { readTokenOwner } from '@/admin/session/admin-session.storage';
import { useCounterKeys } from '@/admin/orders/counter/use-counter-keys';
import { useScans } from '@/admin/orders/counter/use-scans';
import { ruleMessage } from '@/ui/form/rule-message';

/** A scanned or typed code; fewer than 8 digits are a title. */
const isCode = (text: string) => /^(?:[\s-]*\d){8,}[\s-]*x?$/i.test(cleanPastedNumber(text));

/**
 * Sells, receives and returns copies, by scanner or by hand, with one field that keeps the focus.
 */
export function CounterPage() {
  // A title, or the ISBN of which the owner must choose a copy.
  const [searchText, setSearchText] = useState('');
  const search = booksApi.useSearchBooksWithStockQuery(searchText || skipToken);
  const [mode, setMode] = useState<CounterMode>('sell');
  const { scans, customer, serveNext, add, revert } = useScans({
    owner: readTokenOwner(),
    onSeveral: setSearchText,
    // Returns are rare: without the switch the next sale would be booked as a return.
    onReturned: () => setMode((current) => (current === 'return' ? 'sell' : current)),
  });
  const isStockOnly = useSettings().data?.counter.mode === 'stock';
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const last = scans.find(canBeUndone);
  const isSuperseded = error !== undefined || (searchText !== '' && scans[0]?.code !== searchText);

  const resetField = () => {
    setError(undefined);
    setSearchText('');
    field.current?.focus();
  };
  const changeMode = (next: CounterMode) => {
    setMode(next);
    resetField();
  };
  const scan = (code: string, bookId?: string) => {
    // Choosing a copy replaces the refused scan of its ISBN.
    add({ mode, code, bookId }, bookId && searchText);
    resetField();
  };
  /** The field is cleared first: the next scan may follow at once. */
  const enter = (input: HTMLInputElement) => {
    const text = input.value.trim();
    const isbn = readIsbn(text);
    if (!isbn && isCode(text)) {
      setError(ruleMessage(isbnProblem(text) ?? '', words.counter.typedCode));
      return input.select();
    }
    input.value = '';
    if (isbn) return scan(isbn);
    if (searchText && (!text || text === searchText) && !search.currentData) {
      setError(undefined);
      // The customer is still being served.
      if (search.isError) void search.refetch();
      return;
    }
    if (!text) serveNext();
    setError(undefined);
    setSearchText(text);
  };

  useCounterKeys(field, {
    onMode: changeMode,
    onUndo: () => {
      if (last) void revert(last);
    },
  });
  useEffect(() => field.current?.focus(), []);

  return (
    <section>
      <h2 className="mb-4 text-3xl">{words.counter.title}</h2>
      <Pills
        label={words.counter.mode}
        labels={words.counter.modes}
        value={mode}
        onChange={changeMode}
      />
      <ScanField ref={field} mode={mode} error={error} onEnter={enter} />
      <LastOutcome scans={scans} ambiguousIsbn={searchText} isSuperseded={isSuperseded} />
      {searchText && (
        <FoundBooks
          searchText={searchText}
          search={search}
          mode={mode}
          onPick={(book) => scan(book.title, book._id)}
        />
      )}
      {!isStockOnly && (
        <CustomerTotal
          scans={scans.filter((each) => each.customer === customer)}
          onNext={() => {
            serveNext();
            resetField();
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

interface ScanFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  mode: CounterMode;
  error: string | undefined;
  onEnter: (input: HTMLInputElement) => void;
}

function ScanField({ ref, mode, error, onEnter }: ScanFieldProps) {
  return (
    <form
      noValidate
      className="mt-4 max-w-xl"
      onSubmit={(event) => {
        event.preventDefault();
        if (ref.current) onEnter(ref.current);
      }}
    >
      <TextField
        ref={ref}
        label={words.counter.field[mode]}
        error={error}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={100}
        hint={<span className="max-sm:hidden">{words.counter.keys}</span>}
      />
    </form>
  );
}

interface LastOutcomeProps {
  scans: Scan[];
  /** The ISBN for which a copy must be chosen: its refusal is a question, not an error. */
  ambiguousIsbn: string;
  /** Whether an invalid code or a title was entered since. */
  isSuperseded: boolean;
}

function LastOutcome({ scans, ambiguousIsbn, isSuperseded }: LastOutcomeProps) {
  const latest = isSuperseded ? undefined : scans.find((each) => !isWaiting(each));
  const scan = scans.find((each) => each.tries > 0 && isWaiting(each)) ?? latest;
  const isError = scan?.state === 'refused' && scan.code !== ambiguousIsbn;
  return (
    <p role="status" className={`mt-4 min-h-8 text-lg font-semibold ${isError ? 'text-red' : ''}`}>
      {scan && words.counter.outcome(scan.result?.title ?? scan.code, scanOutcome(scan))}
    </p>
  );
}

interface CustomerTotalProps {
  scans: Scan[];
  onNext: () => void;
  onPrinted: () => void;
}

function CustomerTotal({ scans, onNext, onPrinted }: CustomerTotalProps) {
  const [sold, ...alsoSold] = soldOrdersOf(scans);
  const currency = scans.find(({ result }) => result?.currency)?.result?.currency;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
      <span className="font-semibold tabular-nums">
        {words.counter.thisCustomer(formatPrice(sumOf(scans), currency))}
      </span>
      {/* It moves under the pointer when the found books above it disappear. */}
      <SmallButton onClick={ignoreDoubleClick(onNext)}>{words.counter.nextCustomer}</SmallButton>
      {sold && <PrintReceipt id={sold} others={alsoSold} onPrinted={onPrinted} />}
    </p>
  );
}
