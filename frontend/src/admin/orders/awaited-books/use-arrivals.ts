import type { ArrivalInput, Arrived } from '@storyloom/backend/contract/order/awaited-books';
import { useRef } from 'react';
import { isTemporary, readApiError } from '@/api/api-error';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { showUndoToast } from '@/ui/toast';
import { showFailure } from '@/admin/ui/show-failure';
import { undoWith } from '@/admin/ui/undo-with';
import { words } from '@/words/admin';
import { awaitedBooksApi } from './awaited-books.api';

/**
 * Takes copies in, one arrival after the other, and shows where they went. A second try after a lost
 * response is the same arrival.
 */
export function useArrivals() {
  const [takeArrival, { isLoading }] = awaitedBooksApi.useTakeArrivalMutation();
  const [undoArrival] = awaitedBooksApi.useUndoArrivalMutation();
  /** The keys of arrivals without a response. */
  const unanswered = useRef(new Map<string, string>());
  const previous = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (arrival: ArrivalInput): Promise<boolean> => {
    const { arrivals } = words.awaitedBooks;
    const text = JSON.stringify(arrival);
    const key = unanswered.current.get(text) ?? newIdempotencyKey();
    const { data, error } = await takeArrival({ key, arrival });
    const apiError = error && readApiError(error);
    if (apiError && isTemporary(apiError)) unanswered.current.set(text, key);
    else unanswered.current.delete(text);
    if (!data) {
      const why = apiError?.code === 'record_not_found' ? arrivals.unknown : arrivals.notTaken;
      const { isbn } = arrival;
      void showFailure(isbn === undefined ? why : words.counter.outcome(isbn, why), error);
      return false;
    }
    const { title } = data.book;
    const undoable = undoWith({
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
    const taken = previous.current.then(() => send(arrival));
    previous.current = taken;
    return taken;
  };
  return { take, isTaking: isLoading };
}

function arrivalMessage({ book: { title }, given, left }: Arrived): string {
  const { arrivals } = words.awaitedBooks;
  const numbers = given.map(({ number }) => number).join(', ');
  return [
    ...(given.length > 0 ? [arrivals.given(given.length, title, numbers)] : []),
    ...(left > 0 ? [arrivals.toStock(left, title)] : []),
  ].join(' ');
}
