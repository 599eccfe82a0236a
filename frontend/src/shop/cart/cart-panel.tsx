import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Cover } from '@/ui/pictures/cover';
import { EmptyState } from '@/ui/notices/empty-state';
import { focusBeside, leadFocusOn } from '@/browser/focus';
import { pictureUrl } from '@/ui/pictures/pictures';
import { isMeant } from '@/ui/meant';
import { formatPrice } from '@/ui/text/price';
import { bookRemoved, cartCleared } from './cart.slice';
import { CartChanges } from './cart-changes';
import { sumLines, type CartLine } from './cart-lines';

const { cart: texts } = customerTexts;

export function CartPanel({ lines }: { lines: CartLine[] }) {
  const dispatch = useDispatch();
  if (lines.length === 0) return <EmptyCart />;
  return (
    <div className="page py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">{texts.title}</h1>
        <Button
          ref={leadFocusOn}
          variant="quiet"
          size="small"
          onClick={() => dispatch(cartCleared())}
        >
          {texts.clear}
        </Button>
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
        <CartSum sum={sumLines(lines)} />
      </div>
    </div>
  );
}

function CartRow({ line: { book, problem } }: { line: CartLine }) {
  const dispatch = useDispatch();
  const remove = (press: MouseEvent<HTMLButtonElement>) => {
    if (!isMeant(press)) return;
    focusBeside(press.currentTarget.closest('li'));
    dispatch(bookRemoved(book._id));
  };
  return (
    // Enlarged text has its line to itself, below the cover.
    <li tabIndex={-1} className="flex flex-wrap gap-4 py-5 sm:gap-6">
      <Cover
        title={book.title}
        author={book.author}
        coverImage={book.coverImage}
        sizes="80px"
        className={`w-20 shrink-0 self-start ${problem ? 'opacity-50' : ''}`}
      />
      <div className="flex min-w-0 flex-1 basis-[8rem] flex-col">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 flex-1 basis-[9rem] text-lg">
            <Link to={paths.book(book._id)} className="hover:underline">
              {book.title}
            </Link>
          </h2>
          <p className="font-semibold tabular-nums">{formatPrice(book.newPrice)}</p>
        </div>
        <p className="mt-1 text-sm text-ink-soft capitalize">{book.category}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-2">
          <p className="text-sm text-ink-soft">{texts.quantity}</p>
          <Button
            variant="plain"
            size="small"
            className="-mx-3.5"
            aria-label={`${texts.remove} ${book.title}`}
            onClick={remove}
          >
            <span className="link">{texts.remove}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

function CartSum({ sum }: { sum: number }) {
  return (
    <section
      aria-label={texts.subtotal}
      className="h-fit rounded-lg bg-sunken p-6 lg:sticky lg:top-28"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        <span>{texts.subtotal}</span>
        <span className="text-2xl font-semibold tabular-nums">{formatPrice(sum)}</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{texts.note}</p>
      <ButtonLink to={paths.checkout} className="mt-6 w-full">
        {texts.checkout}
      </ButtonLink>
      <p className="mt-3 text-center text-sm">
        <Link to={paths.home} className="link inline-flex min-h-11 items-center">
          {texts.continue}
        </Link>
      </p>
    </section>
  );
}

function EmptyCart() {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-4xl">{texts.title}</h1>
      <EmptyState
        picture={pictureUrl('empty-cart.svg')}
        title={texts.empty}
        action={<ButtonLink to={paths.home}>{texts.continue}</ButtonLink>}
      >
        <p>Books you add wait here, also when you close the window.</p>
      </EmptyState>
    </div>
  );
}
