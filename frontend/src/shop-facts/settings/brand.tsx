import { Link, type LinkProps } from 'react-router-dom';
import { pictureAddress } from '@storyloom/backend/contract/identity/picture-address';
import { halvesOf } from '@storyloom/backend/contract/identity/shop-name';
import type { ShopIdentity } from '@storyloom/backend/contract/identity/shop-identity';
import { useShop } from '@/api/endpoints/settings.api';
import { apiUrl } from '@/config/env';
import { paths } from '@/config/paths';

export function LogoLink(props: Omit<LinkProps, 'to'>) {
  const shop = useShop();
  return (
    <Link {...props} to={paths.home} aria-label={shop.name}>
      <Logo shop={shop} />
    </Link>
  );
}

interface LogoProps {
  shop: Pick<ShopIdentity, 'name' | 'logo'>;
}

/** The shop's logo, or its name set in type. */
export function Logo({ shop: { name, logo } }: LogoProps) {
  if (logo) {
    // Its height is reserved, and it is no wider than the space that the header reserves.
    return (
      <img
        src={pictureAddress(logo, 320, apiUrl)}
        alt=""
        style={{ maxHeight: 44, maxWidth: 144 }}
      />
    );
  }
  const [first, second] = halvesOf(name);
  const fit = name.length > 14 ? 'block max-w-50 text-lg leading-tight' : 'whitespace-nowrap';
  return (
    <span
      aria-hidden="true"
      // Keeps the order of the two halves in a right-to-left page.
      dir="auto"
      className={`font-serif font-bold tracking-tight ${fit}`}
    >
      {/* Reserves the width in our font, so that the second half does not move when the font loads. */}
      <span className={first === 'Story' ? 'inline-block w-[2.517em]' : undefined}>{first}</span>
      <span className="brand-mark">{second}</span>
    </span>
  );
}
