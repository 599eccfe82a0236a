import type { ArrivalInput, Arrived } from '@storyloom/backend/contract/order/awaited-books';
import { useRef, useState } from 'react';
import { isTemporary, readApiError } from '@/api/api-error';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { useIsUnmounted } from '@/browser/use-is-unmounted';
import { showUndoToast } from '@/ui/toast';
import { showFailure } from '@/admin/ui/show-failure';
import { makeUndoable } from '@/admin/ui/make-undoable';
import { words } from '@/words/admin';
import { awaitedBooksApi } from './awaited-books.api';

/** A scan that was not taken in. */
interface RefusedScan {
  id: string;
  copies: number;
  title: string;
  reference: string | undefined;
}

/** The next try of an arrival; `id` is the key of its first try. */
interface Try {
  id: string;
  key: string;
}

/**
 * Takes copies in, one arrival after the other, and shows where they went. A second try after a lost
 * response is the same arrival.
 */
export function useArrivals() {
  const [takeArrival, { isLoading }] = awaitedBooksApi.useTakeArrivalMutation();
  const [undoArrival] = awaitedBooksApi.useUndoArrivalMutation();
  /** The tries of arrivals that were not taken in, by the text of the arrival. */
  const failedTries = useRef(new Map<string, Try[]>());
  const [refused, setRefused] = useState<RefusedScan[]>([]);
  const isUnmounted = useIsUnmounted();
  const previous = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (arrival: ArrivalInput, { id, key }: Try): Promise<boolean> => {
    const { arrivals } = words.awaitedBooks;
    const { data, error } = await takeArrival({ key, arrival });
    if (!data) {
      const apiError = readApiError(error);
      const next = { id, key: isTemporary(apiError) ? key : newIdempotencyKey() };
      const text = JSON.stringify(arrival);
      failedTries.current.set(text, [...(failedTries.current.get(text) ?? []), next]);
      const reason = apiError.code === 'record_not_found' ? arrivals.unknown : arrivals.notTaken;
      const { isbn } = arrival;
      const title = isbn === undefined ? reason : words.counter.outcome(isbn, reason);
      if (isbn === undefined || isUnmounted()) void showFailure(title, error);
      else if (apiError.status !== 401) {
        const { reference } = apiError;
        const scan = { id, copies: Number(arrival.copies), title, reference };
        setRefused((scans) => [...scans.filter((other) => other.id !== id), scan]);
      }
      return false;
    }
    setRefused((scans) => scans.filter((scan) => scan.id !== id));
    const { title } = data.book;
    const undoable = makeUndoable({
      name: arrivals.undoable(title),
      call: () => undoArrival(key),
      done: () => arrivals.undone(title),
      failed: (error) =>
        isTemporary(readApiError(error)) ? words.counter.notUndone : arrivals.cannotUndo,
    });
    void showUndoToast({ title: arrivalMessage(data), isUndoNamed: true }, undoable);
    return true;
  };
  /** Returns whether the copies were taken in. */
  const take = (arrival: ArrivalInput): Promise<boolean> => {
    // Quick scans of two copies are two arrivals, also if the first one fails meanwhile.
    const key = newIdempotencyKey();
    const nextTry = failedTries.current.get(JSON.stringify(arrival))?.shift() ?? { id: key, key };
    const result = previous.current.then(() => send(arrival, nextTry));
    previous.current = result.catch(() => {});
    return result;
  };
  return { take, isTaking: isLoading, refused };
}

function arrivalMessage({ book: { title }, given: orders, left: toStock }: Arrived): string {
  const { arrivals } = words.awaitedBooks;
  const numbers = orders.map(({ number }) => number).join(', ');
  return [
    ...(orders.length > 0 ? [arrivals.given(orders.length, title, numbers)] : []),
    ...(toStock > 0 ? [arrivals.toStock(toStock, title)] : []),
  ].join(' ');
}
