import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { readApiError, type ApiError } from '@/api/api-error';
import { words } from '@/words/admin';

export function explainStep({ code }: ApiError): string {
  return code === 'invalid_transition'
    ? words.orderSteps.movedMeanwhile
    : words.orderSteps.notChanged;
}

/** The API returns the ids of the books that were returned before. */
export function explainReturn(apiError: ApiError, { items }: Order): string {
  const returned = items.filter(({ bookId }) => apiError.bookIds?.includes(bookId));
  if (apiError.code === 'invalid_transition' && returned.length > 0)
    return words.orderSteps.cameBackBefore(returned.map(({ title }) => title));
  return apiError.code === 'request_in_progress'
    ? words.orderSteps.isBeingMoved
    : explainStep(apiError);
}

export function explainUndo(error: unknown, order: Order, status: OrderStatus): string {
  const { code } = readApiError(error);
  if (code === 'insufficient_stock') {
    return words.orderSteps.soldMeanwhile(status, order);
  }
  if (code === 'invalid_transition') {
    return words.orderSteps.undoTooLate;
  }
  return words.orderSteps.notUndone;
}
