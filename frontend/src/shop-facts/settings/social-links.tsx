import { shopPlaceholder } from '@storyloom/backend/contract/identity/shop-name';
import type { SocialLink } from '@storyloom/backend/contract/shop/settings';
import { useShop } from '@/api/endpoints/settings.api';
import signs from '@/assets/social.svg?no-inline';
import { shopOrigin } from '@/config/env';
import { useIsInBrowser } from '@/browser/use-is-in-browser';
import { words } from '@/words/first';

const networksWithIcon = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'];

/** The social networks of the shop; a network without an icon shows its name. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  const { name: ownName } = useShop();
  const shop = encodeURIComponent(useIsInBrowser() ? shopOrigin : '');
  return (
    <ul className="flex min-h-11 max-w-full min-w-0 flex-wrap gap-1">
      {links.map(({ name, url }, index) => {
        const icon = name.toLowerCase();
        const { shareOn, shopOn } = words.ui.social;
        const label = (url.includes(shopPlaceholder) ? shareOn : shopOn)(ownName, name);
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
              {networksWithIcon.includes(icon) ? (
                <SocialIcon name={icon} />
              ) : (
                <NamedLink name={name} />
              )}
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
      <SocialIcon name="link" />
      <span dir="auto" className="truncate">
        {name}
      </span>
    </span>
  );
}

/** From one SVG file with all icons, so that they are not part of the code. */
function SocialIcon({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" className="size-[1em] shrink-0">
      <use href={`${signs}#${name}`} />
    </svg>
  );
}
