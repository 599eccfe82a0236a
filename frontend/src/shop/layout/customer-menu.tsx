import { FiUser } from 'react-icons/fi';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { Menu, menuItemClassName } from '@/ui/menu';
import { selectCustomer, type Customer } from '@/shop/sign-in/customer-auth.slice';
import { useSignOut } from '@/shop/sign-in/use-customer';

const links = [
  { to: paths.dashboard, text: customerTexts.menu.dashboard },
  { to: paths.orders, text: customerTexts.menu.orders },
  { to: paths.cart, text: customerTexts.menu.cart },
  { to: paths.checkout, text: customerTexts.menu.checkout },
  { to: paths.account, text: 'Your account' },
];

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
  const signOut = useSignOut();
  const label = customer.name ?? customer.email ?? 'Customer';
  return (
    <Menu
      label={`Your menu, ${label}`}
      face={
        <span className="flex size-9 items-center justify-center rounded-full bg-accent font-semibold text-on-accent uppercase ring-1 ring-black/10 hover:ring-2 hover:ring-ink">
          {Array.from(label)[0]}
        </span>
      }
    >
      <nav aria-label="Your menu">
        <p className="border-b border-line px-3 pt-1 pb-3 text-sm text-ink-faint">{label}</p>
        <ul>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={menuItemClassName}>
                {text}
              </Link>
            </li>
          ))}
          <li className="border-t border-line">
            <button type="button" onClick={() => void signOut()} className={menuItemClassName}>
              {customerTexts.menu.logout}
            </button>
          </li>
        </ul>
      </nav>
    </Menu>
  );
}
