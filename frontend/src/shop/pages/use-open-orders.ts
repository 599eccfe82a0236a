import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Order } from '@storyloom/backend/contract/order/order';
import { booksOrdered } from '@/shop/cart/cart.slice';
import { closeOpenOrders } from '@/shop/checkout/checkout.storage';

/** Takes out of the cart what an order turns out to hold whose answer got lost, once. */
export function useOpenOrders(uid: string, orders: Order[] | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    for (const { productIds } of closeOpenOrders(uid, orders ?? [])) {
      dispatch(booksOrdered(productIds));
    }
  }, [dispatch, orders, uid]);
}
