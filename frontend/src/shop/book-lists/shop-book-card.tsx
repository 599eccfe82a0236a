import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { BookCard } from '@/shop/book/book-card';
import { AddToCart } from '@/shop/cart/add-to-cart';
import { WishHeart } from '@/shop/wishlist/wish-heart';
import type { EagerOn } from '@/shop-facts/book/cover';

interface ShopBookCardProps {
  book: PublicBook;
  shape: 'wide' | 'tall';
  eagerOn?: EagerOn;
}

/** A book card with the shop's actions: into the cart, onto the wishlist. */
export function ShopBookCard({ book, shape, eagerOn }: ShopBookCardProps) {
  return (
    <BookCard
      book={book}
      shape={shape}
      eagerOn={eagerOn}
      action={<AddToCart book={book} />}
      heart={<WishHeart bookId={book._id} title={book.title} />}
    />
  );
}
