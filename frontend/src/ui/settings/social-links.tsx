import type { SocialLink } from '@storyloom/backend/contract/settings';
import { FiFacebook, FiInstagram, FiLink, FiLinkedin, FiTwitter, FiYoutube } from 'react-icons/fi';
import { shopOrigin } from '@/config/env';
import { useIsInBrowser } from '@/browser/use-is-in-browser';

const icons = new Map([
  ['facebook', FiFacebook],
  ['instagram', FiInstagram],
  ['linkedin', FiLinkedin],
  ['twitter', FiTwitter],
  ['youtube', FiYoutube],
]);
/** As in the contract, whose code a shopper's first load does without. */
const shopPlaceholder = '{shop}';

/** The networks the shop is on; those without a sign of their own show their name. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  const shop = encodeURIComponent(useIsInBrowser() ? shopOrigin : '');
  return (
    <ul className="flex min-h-11 max-w-full min-w-0 flex-wrap gap-1">
      {links.map(({ name, url }, index) => {
        const Icon = icons.get(name.toLowerCase());
        const label = `${url.includes(shopPlaceholder) ? 'Share Storyloom' : 'Storyloom'} on ${name}`;
        return (
          <li key={index} className="max-w-full">
            <a
              href={url.replaceAll(shopPlaceholder, () => shop)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
              title={label}
              className="inline-flex min-h-11 max-w-full min-w-11 items-center justify-center gap-2 rounded-full text-lg hover:bg-line"
            >
              {Icon ? <Icon aria-hidden="true" /> : <NamedLink name={name} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function NamedLink({ name }: { name: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 px-3 text-sm">
      <FiLink aria-hidden="true" className="shrink-0" />
      <span className="truncate">{name}</span>
    </span>
  );
}
