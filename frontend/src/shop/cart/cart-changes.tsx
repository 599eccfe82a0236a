import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/shop';
import { formatPrice } from '@/shop-facts/formats/formats';
import { booksRemoved, booksRefreshed } from './cart.slice';
import type { CartLine } from './use-cart-lines';

interface CartChangesProps {
  lines: CartLine[];
  /** Called when the pressed button has disappeared with its message. */
  onAccepted?: () => void;
}

/** Names unavailable books and changed prices in the cart. */
export function CartChanges({ lines, onAccepted }: CartChangesProps) {
  const dispatch = useDispatch();
  const accept = (change: UnknownAction) => {
    dispatch(change);
    if (onAccepted) queueMicrotask(onAccepted);
  };
  const unavailableLines = lines.filter(({ unavailable }) => unavailable !== null);
  const repriced = lines.filter(
    ({ unavailable, oldPrice }) => unavailable === null && oldPrice !== null,
  );

  return (
    <div aria-live="polite" className="mb-6 space-y-4 empty:hidden">
      {unavailableLines.map(({ book, unavailable }) => (
        <Notice key={book._id} tone="warning">
          <p>
            {words.cart[unavailable === 'gone' ? 'isGone' : 'isSoldOut'](
              <strong>
                <bdi>{book.title}</bdi>
              </strong>,
            )}
          </p>
          <SmallButton
            ref={restoreFocusBeside}
            className="mt-2"
            onClick={ignoreDoubleClick(() => accept(booksRemoved([book._id])))}
          >
            {words.cart.removeAndGoOn}
          </SmallButton>
        </Notice>
      ))}
      {repriced.length > 0 && (
        <Notice tone="warning" title={words.cart.priceChanged}>
          <ul>
            {repriced.map(({ book, oldPrice }) => (
              <li key={book._id}>
                {words.cart.newPrice(
                  <bdi>{book.title}</bdi>,
                  <strong>{formatPrice(book.newPrice)}</strong>,
                  formatPrice(oldPrice ?? 0),
                )}
              </li>
            ))}
          </ul>
          <SmallButton
            ref={restoreFocusBeside}
            className="mt-2"
            onClick={() => accept(booksRefreshed(repriced.map(({ book }) => book)))}
          >
            {words.cart.acceptPrices}
          </SmallButton>
        </Notice>
      )}
    </div>
  );
}
