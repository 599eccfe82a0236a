import { FiBookOpen, FiHeart, FiShoppingCart, FiUser } from 'react-icons/fi';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useFilledShelves } from '@/api/endpoints/shelves.api';
import { paths } from '@/config/paths';
import { selectCartCount } from '@/shop/cart/cart.slice';
import { selectCustomer, type Customer } from '@/shop/sign-in/customer-auth.slice';
import { ResetOnSignOut } from '@/shop/sign-in/reset-on-sign-out';
import { useSignOut } from '@/shop/sign-in/use-sign-out';
import { SearchBox } from '@/shop/search/search-box';
import { selectWishCount } from '@/shop/wishlist/wishlist.slice';
import { LogoLink } from '@/shop-facts/settings/brand';
import { Menu, menuItemClassName } from '@/ui/menu';
import { CountBadge } from '@/ui/text/count-badge';
import { ConnectionBar } from '@/ui/notices/connection-bar';
import { words } from '@/words/first';
import { useIsOnline } from '@/browser/use-is-online';
import { useIsInBrowser } from '@/browser/use-is-in-browser';
import type { Elements } from '@/ui/elements';

export function SiteHeader() {
  const isOnline = useIsOnline();
  const cartCount = useSelector(selectCartCount);
  const wishCount = useSelector(selectWishCount);
  return (
    <header className="@container top-0 z-30 border-b border-line bg-paper tall:sticky print:hidden">
      <ConnectionBar text={isOnline ? undefined : words.layout.offline} />
      {/* Reserves the width of all three parts, so that none moves when the next one loads. */}
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 @xl:grid @xl:grid-cols-[minmax(--spacing(36),auto)_1fr_minmax(--spacing(36),auto)] sm:gap-x-6">
        <LogoLink className="flex min-h-11 items-center text-2xl sm:text-[1.7rem]" />
        <div className="order-last @xl:order-none flex w-full items-center gap-2 sm:mx-auto sm:max-w-lg">
          <ResetOnSignOut>
            <SearchBox />
          </ResetOnSignOut>
          {/* Next to the search, whose width it takes without moving anything when it loads. */}
          <ShelvesMenu />
          <Link
            to={paths.catalogue}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-full text-note font-medium whitespace-nowrap hover:bg-sunken lg:px-3"
          >
            <FiBookOpen aria-hidden="true" className="text-xl lg:hidden" />
            <span className="sr-only lg:not-sr-only">{words.layout.allBooks}</span>
          </Link>
        </div>
        {/* Reserves the width of its three parts. */}
        <nav aria-label={words.layout.shopNav} className="ms-auto flex min-w-35 items-center gap-1">
          <CountedLink
            to={paths.wishlist}
            label={words.layout.wishlist}
            countedLabel={words.layout.wishlistWith(wishCount)}
            count={wishCount}
            isZeroHidden
          >
            <FiHeart aria-hidden="true" />
          </CountedLink>
          <CustomerMenu />
          <CountedLink
            to={paths.cart}
            label={words.layout.cart}
            countedLabel={words.layout.cartWith(cartCount)}
            count={cartCount}
          >
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
  countedLabel: string;
  count: number;
  isZeroHidden?: boolean;
  children: Elements;
}

function CountedLink(props: CountedLinkProps) {
  const { to, label, countedLabel, count, isZeroHidden = false, children } = props;
  // The server renders one page for all visitors and cannot know the count.
  const isKnown = useIsInBrowser();
  return (
    <Link
      to={to}
      aria-label={isKnown ? countedLabel : label}
      title={label}
      className="relative inline-flex size-11 items-center justify-center rounded-full text-xl hover:bg-sunken"
    >
      {children}
      {isKnown && (count > 0 || !isZeroHidden) && <CountBadge key={count} count={count} />}
    </Link>
  );
}

/** The shelves of the shop; nothing if there are none. */
function ShelvesMenu() {
  const shown = useFilledShelves();
  if (shown.length === 0) return null;
  return (
    <Menu
      label={words.layout.shelves}
      trigger={words.layout.shelves}
      triggerClassName="shrink-0 px-2 text-note font-medium"
    >
      <ul className="max-h-[calc(100dvh-7.5rem)] overflow-y-auto">
        {shown.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              dir="auto"
              to={paths.shelf(slug)}
              className={`${menuItemClassName} wrap-anywhere`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

const customerLinks = ['dashboard', 'orders', 'cart', 'checkout', 'account'] as const;

/** The customer's menu, or a link to sign in. */
function CustomerMenu() {
  const customer = useSelector(selectCustomer);
  if (customer) return <AvatarMenu customer={customer} />;
  return (
    <Link
      to={paths.login}
      aria-label={words.layout.signIn}
      title={words.layout.signIn}
      className="inline-flex size-11 items-center justify-center rounded-full text-xl hover:bg-sunken"
    >
      <FiUser aria-hidden="true" />
    </Link>
  );
}

function AvatarMenu({ customer }: { customer: Customer }) {
  const signOut = useSignOut();
  const label = customer.name ?? customer.email ?? words.layout.customer;
  return (
    <Menu
      label={words.layout.menuOf(label)}
      trigger={
        <span className="flex size-9 items-center justify-center rounded-full bg-accent font-semibold text-on-accent uppercase ring-1 ring-black/10 hover:ring-2 hover:ring-ink">
          {Array.from(label)[0]}
        </span>
      }
    >
      <nav aria-label={words.layout.menu}>
        <p className="border-b border-line px-3 pt-1 pb-3 text-sm text-ink-faint">
          <bdi>{label}</bdi>
        </p>
        <ul>
          {customerLinks.map((name) => (
            <li key={name}>
              <Link to={paths[name]} className={menuItemClassName}>
                {words.layout.menuLinks[name]}
              </Link>
            </li>
          ))}
          <li className="border-t border-line">
            <button type="button" onClick={() => void signOut()} className={menuItemClassName}>
              {words.layout.logout}
            </button>
          </li>
        </ul>
      </nav>
    </Menu>
  );
}
