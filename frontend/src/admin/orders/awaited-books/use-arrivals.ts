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
 * Takes copies in and shows where they went. A second try without a response is the same arrival.
 */
export function useArrivals() {
  const [takeArrival, { isLoading }] = awaitedBooksApi.useTakeArrivalMutation();
  const [undoArrival] = awaitedBooksApi.useUndoArrivalMutation();
  const unanswered = useRef<{ key: string; text: string }>(undefined);

  /** Returns whether the copies were taken in. */
  const take = async (arrival: ArrivalInput): Promise<boolean> => {
    const { arrivals } = words.awaitedBooks;
    const text = JSON.stringify(arrival);
    const before = unanswered.current;
    const key = before?.text === text ? before.key : newIdempotencyKey();
    unanswered.current = { key, text };
    const { data, error } = await takeArrival({ key, arrival });
    const apiError = error && readApiError(error);
    if (!apiError || !isTemporary(apiError)) unanswered.current = undefined;
    if (!data) {
      const isUnknown = apiError?.code === 'record_not_found';
      void showFailure(isUnknown ? arrivals.unknown : arrivals.notTaken, error);
      return false;
    }
    const { title } = data.book;
    const undoable = undoWith({
      name: arrivals.undoable(title),
      call: () => undoArrival(key),
      done: () => arrivals.undone(title),
      failed: () => arrivals.cannotUndo,
    });
    void showUndoToast({ title: arrivalMessage(data), isUndoNamed: true }, undoable);
    return true;
  };
  return { take, isTaking: isLoading };
}

function arrivalMessage({ book: { title }, given, left }: Arrived): string {
  const { arrivals } = words.awaitedBooks;
  const numbers = given.map(({ number }) => number).join(', ');
  return [
    ...(given.length > 0 ? [arrivals.given(given.length, title, numbers)] : []),
    ...(left > 0 ? [arrivals.left(left, title)] : []),
  ].join(' ');
}
