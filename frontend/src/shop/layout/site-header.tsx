import type { ReactNode } from 'react';
import { FiBookOpen, FiHeart, FiShoppingCart } from 'react-icons/fi';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectCartCount } from '@/shop/cart/cart.slice';
import { CustomerMenu } from './customer-menu';
import { ShelvesMenu } from './shelves-menu';
import { selectHasLeft } from '@/shop/sign-in/customer-auth.slice';
import { SearchBox } from '@/shop/search/search-box';
import { selectWishCount } from '@/shop/wishlist/wishlist.slice';
import { BrandLink } from '@/ui/brand';
import { countOf } from '@/ui/text/count';
import { Counter } from '@/ui/text/counter';
import { ConnectionBar } from '@/ui/notices/connection-bar';
import { useIsOnline } from '@/browser/use-is-online';
import { useIsInBrowser } from '@/browser/use-is-in-browser';

const offline = 'You are offline. Your cart is kept; we go on when the connection is back.';

export function SiteHeader() {
  const isOnline = useIsOnline();
  const hasLeft = useSelector(selectHasLeft);
  const cartCount = useSelector(selectCartCount);
  const wishCount = useSelector(selectWishCount);
  return (
    <header className="@container top-0 z-30 border-b border-line bg-paper tall:sticky print:hidden">
      <ConnectionBar text={isOnline ? undefined : offline} />
      {/* Wide enough for all three from the start: a part that has come does not move for the next. */}
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 @xl:grid @xl:grid-cols-[minmax(--spacing(36),auto)_1fr_minmax(--spacing(36),auto)] sm:gap-x-6">
        <BrandLink className="flex min-h-11 items-center text-2xl sm:text-[1.7rem]" />
        <div className="order-last @xl:order-none flex w-full items-center gap-2 sm:mx-auto sm:max-w-lg">
          {/* Another one for the next person: what was typed and looked for has gone. */}
          <SearchBox key={String(hasLeft)} />
          {/* Here it takes its place from the search's end and moves nothing when it comes. */}
          <ShelvesMenu />
          <Link
            to={paths.catalogue}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-full text-note font-medium whitespace-nowrap hover:bg-sunken lg:px-3"
          >
            <FiBookOpen aria-hidden="true" className="text-xl lg:hidden" />
            <span className="sr-only lg:not-sr-only">All books</span>
          </Link>
        </div>
        {/* As wide as its three parts, so that the first does not move for the others. */}
        <nav aria-label="Shop" className="ml-auto flex min-w-35 items-center gap-1">
          <CountedLink to={paths.wishlist} label="Wishlist" count={wishCount} isZeroHidden>
            <FiHeart aria-hidden="true" />
          </CountedLink>
          <CustomerMenu />
          <CountedLink to={paths.cart} label="Cart" count={cartCount}>
            <FiShoppingCart aria-hidden="true" />
          </CountedLink>
        </nav>
      </div>
    </header>
  );
}

interface CountedLinkProps {
  to: string;
  label: string;
  count: number;
  isZeroHidden?: boolean;
  children: ReactNode;
}

function CountedLink({ to, label, count, isZeroHidden = false, children }: CountedLinkProps) {
  // The server, which renders the page for everybody, cannot know.
  const isKnown = useIsInBrowser();
  return (
    <Link
      to={to}
      aria-label={isKnown ? `${label}, ${countOf(count, 'book')}` : label}
      title={label}
      className="relative inline-flex size-11 items-center justify-center rounded-full text-xl hover:bg-sunken"
    >
      {children}
      {isKnown && (count > 0 || !isZeroHidden) && <Counter key={count} count={count} />}
    </Link>
  );
}
