import { FiHeart } from 'react-icons/fi';
import { useDispatch, useSelector } from 'react-redux';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { IconButton } from '@/ui/controls/button';
import { words } from '@/words/first';
import { showToast } from '@/ui/toast';
import {
  selectIsWished,
  selectIsWishlistFull,
  wishAdded,
  wishesRemoved,
  type wishlistSlice,
} from './wishlist.slice';

type WithWishlist = { wishlist: ReturnType<typeof wishlistSlice.reducer> };

export function WishHeart({ bookId, title }: { bookId: string; title: string }) {
  const dispatch = useDispatch();
  const isWished = useSelector((state: WithWishlist) => selectIsWished(state, bookId));
  const isFull = useSelector(selectIsWishlistFull);
  const toggle = () => {
    if (isFull && !isWished) {
      void showToast({
        title: words.book.wishlistFull,
        icon: 'info',
      });
      return;
    }
    dispatch(isWished ? wishesRemoved([bookId]) : wishAdded(bookId));
  };
  return (
    <IconButton
      ref={restoreFocusBeside} // on the wishlist, its card disappears with it
      label={words.book.wish(title)}
      aria-pressed={isWished}
      className="rounded-full forced-colors:bg-[ButtonFace]"
      // A double click's second click would undo the first, or hit the book that moved here.
      onClick={({ detail }) => detail > 1 || toggle()}
    >
      <FiHeart
        aria-hidden="true"
        // On a cover the heart needs a background of its own.
        className={`size-9 rounded-full bg-surface p-2 ${isWished ? 'fill-current text-red forced-colors:text-current' : ''}`}
      />
    </IconButton>
  );
}
