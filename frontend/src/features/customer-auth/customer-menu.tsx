import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { FiUser } from 'react-icons/fi';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { selectCustomer, type Customer } from './customer-auth.slice';
import { useSignIn } from './use-customer';

const links = [
  { to: paths.dashboard, text: customerTexts.menu.dashboard },
  { to: paths.orders, text: customerTexts.menu.orders },
  { to: paths.cart, text: customerTexts.menu.cart },
  { to: paths.checkout, text: customerTexts.menu.checkout },
];

const itemLook =
  'flex min-h-11 w-full items-center px-4 text-left text-[0.9375rem] hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2';

/** The header's user area: a way to sign in, or the avatar with its menu. */
export function CustomerMenu() {
  const customer = useSelector(selectCustomer);
  if (customer) return <AvatarMenu customer={customer} />;
  return (
    <Link
      to={paths.login}
      aria-label="Sign in"
      title="Sign in"
      className="inline-flex size-11 items-center justify-center rounded-full text-xl hover:bg-sunken"
    >
      <FiUser aria-hidden="true" />
    </Link>
  );
}

function AvatarMenu({ customer }: { customer: Customer }) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const avatar = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { signOut } = useSignIn();
  const label = customer.name ?? customer.email ?? 'Customer';

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = () => setIsOpen(false);
  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      close();
      avatar.current?.focus();
      return;
    }
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    if (!isOpen) {
      setIsOpen(true);
      requestAnimationFrame(() =>
        moveFocus(root.current, event.key === 'ArrowUp' ? 'End' : 'Home'),
      );
      return;
    }
    moveFocus(root.current, event.key);
  };
  const logout = () => {
    close();
    navigate(paths.home);
    void signOut();
  };

  return (
    <div ref={root} className="relative" onKeyDown={onKeyDown} onBlur={closeWhenLeft}>
      <button
        ref={avatar}
        type="button"
        aria-label={`Your menu, ${label}`}
        aria-expanded={isOpen}
        aria-controls="customer-menu"
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex size-11 items-center justify-center rounded-full"
      >
        <span className="flex size-9 items-center justify-center rounded-full bg-accent font-semibold text-on-accent uppercase ring-1 ring-black/10 hover:ring-2 hover:ring-ink">
          {Array.from(label)[0]}
        </span>
      </button>
      {isOpen && (
        <nav
          id="customer-menu"
          aria-label="Your menu"
          className="absolute top-full right-0 z-40 mt-2 w-56 overflow-hidden rounded-lg border border-line bg-surface py-1 shadow-raised"
        >
          <p className="truncate border-b border-line px-4 pt-2 pb-3 text-sm text-ink-faint">
            {label}
          </p>
          <ul>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} onClick={close} className={itemLook}>
                  {text}
                </Link>
              </li>
            ))}
            <li className="border-t border-line">
              <button type="button" onClick={logout} className={itemLook}>
                {customerTexts.menu.logout}
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}

function moveFocus(root: HTMLElement | null, key: string): void {
  const items = [...(root?.querySelectorAll<HTMLElement>(':scope nav a, :scope nav button') ?? [])];
  const now = items.indexOf(document.activeElement as HTMLElement);
  const next: Record<string, number> = {
    Home: 0,
    End: items.length - 1,
    ArrowDown: (now + 1) % items.length,
    ArrowUp: (now - 1 + items.length) % items.length,
  };
  items[next[key] ?? 0]?.focus();
}
