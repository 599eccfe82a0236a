import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { words } from '@/words/shop';
import { paths } from '@/config/paths';
import { Button, ButtonLink, SmallButton } from '@/ui/controls/button';
import { Cover } from '@/shop-facts/book/cover';
import { EmptyState } from '@/ui/notices/empty-state';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { ConditionLabel } from '@/shop-facts/book/condition-label';
import { formatPrice } from '@/shop-facts/formats/formats';
import { shippingLabel } from '@/shop-facts/order/order-sums';
import { useOrderSums } from '@/shop-facts/order/use-order-sums';
import { booksRemoved, cartCleared } from './cart.slice';
import { CartChanges } from './cart-changes';
import { booksToBuy, type CartLine } from './use-cart-lines';
import { CategoryName } from '@/shop-facts/settings/categories';
import { DeliveryEstimateNote } from '@/shop-facts/book/availability-notes';
import { TextLink } from '@/ui/controls/text-link';

export function CartPanel({ lines }: { lines: CartLine[] }) {
  const dispatch = useDispatch();
  if (lines.length === 0) {
    return <EmptyCart title={words.titles.cart} text={words.cart.keeps} />;
  }
  return (
    <div className="page py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">{words.titles.cart}</h1>
        <SmallButton ref={restoreFocusBeside} onClick={() => dispatch(cartCleared())}>
          {words.cart.clear}
        </SmallButton>
      </div>
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div>
          <CartChanges lines={lines} />
          <ul className="divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <CartRow key={line.book._id} line={line} />
            ))}
          </ul>
        </div>
        <CartSum lines={lines} />
      </div>
    </div>
  );
}

function CartRow({ line: { book, unavailable } }: { line: CartLine }) {
  const dispatch = useDispatch();
  return (
    // Enlarged text wraps below the cover.
    <li tabIndex={-1} className="flex flex-wrap gap-4 py-5 sm:gap-6">
      <Cover
        book={book}
        sizes="80px"
        className={`w-20 shrink-0 self-start ${unavailable ? 'opacity-50' : ''}`}
      />
      <div className="flex min-w-0 flex-1 basis-32 flex-col">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 dir="auto" className="min-w-0 flex-1 basis-36 text-lg">
            <Link to={paths.book(book._id)} className="hover:underline">
              {book.title}
            </Link>
          </h2>
          <p className="font-semibold tabular-nums">{formatPrice(book.newPrice)}</p>
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          <CategoryName slug={book.category} />
          {!unavailable && <DeliveryEstimateNote book={book} />}
        </p>
        <ConditionLabel condition={book.condition} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-2">
          <p className="text-sm text-ink-soft">{words.cart.quantity}</p>
          <Button
            variant="plain"
            size="small"
            className="-mx-3.5"
            aria-label={words.cart.removeBook(book.title)}
            ref={restoreFocusBeside}
            onClick={ignoreDoubleClick(() => dispatch(booksRemoved([book._id])))}
          >
            <span className="link">{words.cart.remove}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

function CartSum({ lines }: { lines: CartLine[] }) {
  const sums = useOrderSums(booksToBuy(lines));
  const { booksTotal, shipping, freeFrom, reducedFee, total, canCollect } = sums;
  return (
    <section
      aria-label={words.cart.subtotal}
      className="h-fit rounded-lg bg-sunken p-6 lg:sticky lg:top-28"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        <span>{words.cart.subtotal}</span>
        <span className="text-2xl font-semibold tabular-nums">{formatPrice(booksTotal)}</span>
      </p>
      {shipping !== undefined && (shipping > 0 || freeFrom !== null) && (
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <span>{words.cart.shipping}</span>
            {shipping > reducedFee && freeFrom !== null && (
              <span className="block text-sm text-ink-soft">
                {reducedFee === 0
                  ? words.cart.freeFrom(formatPrice(freeFrom))
                  : words.cart.lessFrom(formatPrice(reducedFee), formatPrice(freeFrom))}
              </span>
            )}
          </span>
          <span className="tabular-nums">{shippingLabel(shipping)}</span>
        </p>
      )}
      {shipping !== undefined && shipping > 0 && (
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          <span>{canCollect ? words.cart.totalWithDelivery : words.cart.total}</span>
          <span className="tabular-nums">{formatPrice(total)}</span>
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{words.cart.note}</p>
      <ButtonLink to={paths.checkout} className="mt-6 w-full">
        {words.cart.checkout}
      </ButtonLink>
      <p className="mt-3 text-center text-sm">
        <TextLink to={paths.home}>{words.cart.continue}</TextLink>
      </p>
    </section>
  );
}

export function EmptyCart({ title, text }: { title: string; text: string }) {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-4xl">{title}</h1>
      <EmptyState
        picture="empty-cart.svg"
        title={words.cart.empty}
        text={text}
        action={<ButtonLink to={paths.home}>{words.cart.continue}</ButtonLink>}
      />
    </div>
  );
}
