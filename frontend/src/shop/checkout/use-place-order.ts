import { useRef, useState } from 'react';
import type { Book } from '@storyloom/backend/contract/book/book';
import type { NewOrderInput, Order } from '@storyloom/backend/contract/order/order';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { readApiError, type ApiError } from '@/api/api-error';
import { useApiDispatch } from '@/api/dependencies';
import { showMessage } from '@/ui/dialog';
import { formatPrice, shopMoney } from '@/shop-facts/formats/formats';
import { closeAttempts, findUnansweredKey, keyFor, storeAttempt } from './order-attempts.storage';
import { removeCheckoutDraft } from './use-checkout-form';
import { ordersApi } from '@/api/endpoints/orders.api';
import { words } from '@/words/shop';

/** The recipient, the address and the gift of an order. */
export type RecipientOfOrder = Pick<
  NewOrderInput,
  'name' | 'phone' | 'address' | 'pickup' | 'company' | 'vatNumber' | 'gift'
>;

interface PlacedOrder {
  order: Order;
  /**
   * Whether an earlier try with other books, which got no response, placed the order; then this try
   * sent nothing.
   */
  isEarlier: boolean;
}

/** Sends one order, once. */
export function usePlaceOrder({ uid, email }: { uid: string; email: string }) {
  const [placeOrder] = ordersApi.usePlaceOrderMutation();
  const dispatch = useApiDispatch();
  const [isPlacing, setIsPlacing] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isRunning = useRef(false);

  /**
   * Returns the order, the error with a `notice` that resolves when the customer has closed it,
   * or 'running' for a second click during the call or after success.
   */
  const place = async (
    details: RecipientOfOrder,
    books: Book[],
    total: number,
  ): Promise<PlacedOrder | { error: ApiError; notice: Promise<void> } | 'running'> => {
    if (isRunning.current) return 'running';
    isRunning.current = true;
    setIsPlacing(true);
    setError(null);
    const productIds = books.map((book) => book._id);
    const cart = [uid, ...productIds.toSorted()].join();
    const earlier = await resolveEarlierTry(cart);
    if (earlier.error) return fail(readApiError(earlier.error), words.checkout.unknownOutcome);
    if (earlier.order) return { order: earlier.order, isEarlier: true };
    let { key } = earlier;
    const send = () => {
      storeAttempt(uid, key, cart);
      const { currency } = shopMoney();
      const order = { ...details, email, productIds, totalPrice: total.toFixed(2), currency };
      return placeOrder({ order, idempotencyKey: key });
    };
    let response = await send();
    if (response.data && !isSale(response.data)) {
      // An earlier try without a response placed the order, and it was cancelled since: this is
      // another purchase.
      closeAttempts(uid, [{ ...response.data, idempotencyKey: key }]);
      key = keyFor(cart);
      response = await send();
    }
    if (response.data) {
      closeAttempts(uid, [{ ...response.data, idempotencyKey: key }]);
      removeCheckoutDraft();
      return { order: response.data, isEarlier: false };
    }
    const apiError = readApiError(response.error);
    // The key was used for another order: the next try needs a new one.
    if (apiError.code === 'idempotency_key_reused') storeAttempt(uid, key, '');
    return fail(apiError, words.checkout.unconfirmed);
  };

  /**
   * The order of an earlier try without a response, whose books may be in this cart and must not be
   * ordered twice; else the key for this try.
   */
  const resolveEarlierTry = async (
    cart: string,
  ): Promise<{ key: string; order?: Order; error?: unknown }> => {
    const key = keyFor(cart);
    const unansweredKey = findUnansweredKey(uid, key);
    if (!unansweredKey) return { key };
    // The list is requested once: a later request could be older than this try.
    const { initiate } = ordersApi.endpoints.listMyOrders;
    const query = initiate(email, { subscribe: false, forceRefetch: true });
    const { data: orders = [], error } = await dispatch(query);
    if (error) return { key, error };
    const found = closeAttempts(uid, orders);
    const order = found.find(isSale);
    if (order) return { key, order };
    // That order may still be on its way and in no list yet: with its key, the API accepts one
    // order only. Another tab may have started with this cart meanwhile.
    return { key: found.length === 0 ? unansweredKey : keyFor(cart) };
  };

  const fail = (apiError: ApiError, fallback: string) => {
    isRunning.current = false;
    setIsPlacing(false);
    setError(apiError);
    const notice = showMessage({
      title: words.checkout.failed,
      text: explainOrderError(apiError) ?? fallback,
      icon: 'error',
      reference: apiError.reference,
    });
    return { error: apiError, notice };
  };

  return { place, isPlacing, error };
}

function isSale({ status }: Order): boolean {
  return orderStates[status].isSale;
}

function explainOrderError(error: ApiError): string | undefined {
  const { code = '', kind, status = 0, seenTotal, currentTotal } = error;
  if (code === 'price_changed' && seenTotal !== undefined && currentTotal !== undefined) {
    return words.checkout.totalChanged(formatPrice(seenTotal), formatPrice(currentTotal));
  }
  if (error.fields?.['pickup']) return words.checkout.noPickup;
  if (error.fields?.['gift']) return words.gift.notOffered;
  const advice: Partial<Record<string, string>> = words.checkout.advice;
  const text = advice[code] ?? advice[status];
  if (text || kind !== 'HTTP' || status >= 500) return text;
  return words.checkout.lookOverDetails;
}
