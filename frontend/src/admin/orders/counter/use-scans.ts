import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTemporary, readApiError } from '@/api/api-error';
import { useIsUnmounted } from '@/browser/use-is-unmounted';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';
import { readCounter, writeCounter, type CounterState } from './scans.storage';
import { words } from '@/words/admin';
import { isWaiting, refusalOf, resultOf, type Scan } from './scan';

const maxScans = 30;
const pauseMs = 2000;

interface ScanOptions {
  /** The user name of the administrator at the counter. */
  owner: string;
  /** Called if several copies have the ISBN. */
  onSeveral: (isbn: string) => void;
  onReturned: () => void;
}

/**
 * The last scans, newest first, sent one at a time. A scan without a response is sent again under
 * its key, also after a reload; later scans are refused until then.
 */
export function useScans({ owner, onSeveral, onReturned }: ScanOptions) {
  const [scanBook] = adminOrdersApi.useScanBookMutation();
  const [undoScan] = adminOrdersApi.useUndoScanMutation();
  const { scans, customer, latest, isUnmounted, update, change } = useStoredScans(owner);
  const isSending = useRef(false);

  const send = async (scan: Scan) => {
    const { key, mode, code, bookId, tries } = scan;
    const { data, error } = await scanBook({
      key,
      scan: { mode, ...(bookId ? { bookId } : { isbn: code }) },
    });
    if (data) {
      if (mode === 'return') onReturned();
      return change(key, { state: 'done', result: resultOf(data) });
    }
    const apiError = readApiError(error);
    const isUnknown = apiError.code === 'record_not_found' && !bookId;
    if (apiError.code === 'several_copies') onSeveral(code);
    if (!isTemporary(apiError) && apiError.code !== 'request_in_progress')
      return change(key, { state: 'refused', why: refusalOf(apiError), isUnknown });
    // The outcome is unknown: the next try sends the same key.
    update({
      scans: latest.current.scans.map((each) => {
        if (each.key === key) return { ...each, tries: tries + 1 };
        return isWaiting(each)
          ? { ...each, state: 'refused', why: words.counter.unreachable }
          : each;
      }),
    });
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
  };
  const findWaiting = () => (isUnmounted() ? undefined : latest.current.scans.findLast(isWaiting));
  /** Sends the waiting scans, the oldest first. */
  const sendAll = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let waiting = findWaiting(); waiting; waiting = findWaiting()) await send(waiting);
    isSending.current = false;
  };
  const resume = useEffectEvent(() => void sendAll());
  useEffect(() => resume(), []);

  return {
    scans,
    customer,
    serveNext: () => update({ customer: latest.current.customer + 1 }),
    /** `replacedIsbn`: the ISBN whose refused scan this one replaces. */
    add(scan: Pick<Scan, 'mode' | 'code' | 'bookId'>, replacedIsbn?: string) {
      const all = latest.current.scans.filter(
        ({ state, code }) => state !== 'refused' || code !== replacedIsbn,
      );
      const isOutcomePending = !navigator.onLine || (findWaiting()?.tries ?? 0) > 0;
      const isNeeded = (each: Scan, i: number) =>
        i < maxScans || isWaiting(each) || each.customer === latest.current.customer;
      const added: Scan = {
        ...scan,
        customer: latest.current.customer,
        key: newIdempotencyKey(),
        tries: 0,
        state: 'waiting',
        ...(isOutcomePending && { state: 'refused', why: words.counter.unreachable }),
      };
      update({ scans: [added, ...all.filter(isNeeded)] });
      void sendAll();
    },
    /** Undoes a scan; call it again if no response came. */
    async revert({ key }: Scan) {
      const { data, error } = await undoScan(key);
      if (data) return change(key, { state: 'undone', result: resultOf(data), why: undefined });
      const { status, code } = readApiError(error);
      if (status === 401) return;
      const isSold = code === 'insufficient_stock' || code === 'invalid_transition';
      change(key, {
        why: isSold ? words.counter.cannotUndo : words.counter.notUndone,
      });
    },
  };
}

/** The stored scans and the current customer; unchanged after the page is left. */
function useStoredScans(owner: string) {
  const [state, setState] = useState(() => readCounter(owner));
  /** For calls that outlive a render. */
  const latest = useRef(state);
  const isUnmounted = useIsUnmounted();

  const update = (change: Partial<CounterState>) => {
    if (isUnmounted()) return;
    latest.current = { ...latest.current, ...change };
    writeCounter(latest.current);
    setState(latest.current);
  };
  const change = (key: string, changes: Partial<Scan>) =>
    update({
      scans: latest.current.scans.map((each) =>
        each.key === key ? { ...each, ...changes } : each,
      ),
    });
  return { ...state, latest, isUnmounted, update, change };
}
