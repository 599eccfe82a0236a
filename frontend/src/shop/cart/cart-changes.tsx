import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { Notice } from '@/ui/notices/notice';
import { formatPrice } from '@/ui/text/formats';
import { booksRemoved, booksRefreshed } from './cart.slice';
import type { CartLine } from './use-cart-lines';

interface CartChangesProps {
  lines: CartLine[];
  /** Called when the button that was pressed has gone with what it told. */
  onAccepted?: () => void;
}

/** Names the books that cannot be ordered any more and the prices that changed since they were added. */
export function CartChanges({ lines, onAccepted }: CartChangesProps) {
  const dispatch = useDispatch();
  const accept = (change: UnknownAction) => {
    dispatch(change);
    if (onAccepted) queueMicrotask(onAccepted);
  };
  const lost = lines.filter(({ problem }) => problem !== null);
  const repriced = lines.filter(({ problem, oldPrice }) => problem === null && oldPrice !== null);

  return (
    <div aria-live="polite" className="mb-6 space-y-4 empty:hidden">
      {lost.map(({ book, problem }) => (
        <Notice key={book._id} tone="warning">
          <p>
            <strong>{book.title}</strong>{' '}
            <span>{problem === 'gone' ? 'is no longer sold.' : 'is sold out.'}</span>
          </p>
          <SmallButton
            ref={restoreFocusBeside}
            className="mt-2"
            onClick={ignoreDoubleClick(() => accept(booksRemoved([book._id])))}
          >
            Remove it and go on
          </SmallButton>
        </Notice>
      ))}
      {repriced.length > 0 && (
        <Notice tone="warning" title="A price has changed since you chose.">
          <ul>
            {repriced.map(({ book, oldPrice }) => (
              <li key={book._id}>
                <span>{`${book.title}: now `}</span>
                <strong>{formatPrice(book.newPrice)}</strong>
                <span>{`, was ${formatPrice(oldPrice ?? 0)}`}</span>
              </li>
            ))}
          </ul>
          <SmallButton
            ref={restoreFocusBeside}
            className="mt-2"
            onClick={() => accept(booksRefreshed(repriced.map(({ book }) => book)))}
          >
            Accept the new prices
          </SmallButton>
        </Notice>
      )}
    </div>
  );
}
