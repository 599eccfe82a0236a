import { useEffect, useEffectEvent, useState } from 'react';
import { isTemporary, readApiProblem } from '@/api/api-error';
import { newKey } from '@/api/new-key';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';
import { readCounter, writeCounter } from './scans.storage';
import { isOpen, refusalOf, resultOf, type Scan } from './scan';

const maxScans = 30;
const pauseMs = 2000;
const lost = 'Not done: the shop cannot be reached. Scan it again once it can.';

/**
 * The last scans, newest first, done one after the other. One whose answer is lost is asked for again
 * under its key, after a reload too; what is scanned before it is cleared up is not done at all.
 */
export function useScans() {
  const [scanBook] = adminOrdersApi.useScanBookMutation();
  const [undoScan] = adminOrdersApi.useUndoScanMutation();
  const [kept] = useState(readCounter);
  const [scans, setScans] = useState(kept.scans);
  const [customer, setCustomer] = useState(kept.customer);
  useEffect(() => void writeCounter({ scans, customer }), [scans, customer]);

  const change = (key: string, changes: Partial<Scan>) =>
    setScans((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));

  const send = useEffectEvent(async (scan: Scan) => {
    const { key, mode, code, bookId, tries } = scan;
    const { data, error } = await scanBook({
      key,
      scan: { mode, ...(bookId ? { bookId } : { isbn: code }) },
    });
    if (data) return change(key, { state: 'done', result: resultOf(data) });
    const problem = readApiProblem(error);
    const isUnknown = problem.code === 'record_not_found';
    // Else nobody knows what came of it: the same key asks again.
    if (!isTemporary(problem) && problem.code !== 'request_in_progress')
      return change(key, { state: 'refused', why: refusalOf(problem), isUnknown });
    setScans((all) =>
      all.map((each) => {
        if (each.key === key) return { ...each, tries: tries + 1 };
        return isOpen(each) ? { ...each, state: 'refused', why: lost } : each;
      }),
    );
  });
  const due = scans.findLast(isOpen);
  const [dueKey, tries = 0] = [due?.key, due?.tries];
  const sendDue = useEffectEvent(() => void (due && send(due)));
  useEffect(() => {
    if (dueKey === undefined) return undefined;
    const waiting = window.setTimeout(sendDue, tries === 0 ? 0 : pauseMs);
    return () => window.clearTimeout(waiting);
  }, [dueKey, tries]);

  return {
    scans,
    customer,
    serveNext: () => setCustomer(customer + 1),
    add(scan: Pick<Scan, 'mode' | 'code' | 'bookId'>) {
      const isLost = !navigator.onLine || tries > 0;
      const isNeeded = (each: Scan, i: number) =>
        i < maxScans || isOpen(each) || each.customer === customer;
      const added: Scan = {
        ...scan,
        customer,
        key: newKey(),
        tries: 0,
        state: 'waiting',
        ...(isLost && { state: 'refused', why: lost }),
      };
      setScans((all) => [added, ...all.filter(isNeeded)]);
    },
    /** Takes one back; may be pressed again when no answer came. */
    async revert({ key }: Scan) {
      const { data, error } = await undoScan(key);
      if (data) return change(key, { state: 'undone', result: resultOf(data), why: undefined });
      const { status, code } = readApiProblem(error);
      if (status === 401) return;
      const isSold = code === 'insufficient_stock' || code === 'invalid_transition';
      change(key, {
        why: isSold
          ? 'It cannot be undone any more: look at the order or the book.'
          : 'Could not be undone yet. Please try again.',
      });
    },
  };
}
