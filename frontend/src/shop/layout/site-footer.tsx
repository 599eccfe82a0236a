import { legalPageNames } from '@storyloom/backend/contract/shop/site-pages';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { NewsletterForm } from './newsletter-form';
import { useSettings } from '@/api/endpoints/settings.api';
import { ResetOnSignOut } from '@/shop/sign-in/reset-on-sign-out';
import { SocialLinks } from '@/shop-facts/settings/social-links';
import { LogoLink } from '@/shop-facts/settings/brand';
import { VatNoteOfAll } from '@/shop/ui/vat-note';
import { ThemeSwitch } from '@/ui/controls/theme-switch';
import { words } from '@/words/first';

const shopPages = ['home', 'services', 'about', 'contact'] as const;

export function SiteFooter() {
  const { data } = useSettings();
  // Shows the links of the specification until the settings are loaded.
  const legalLinks = legalPageNames
    .filter((name, index) => data?.pages[name] ?? index < 2)
    .map((name): { to: string; text: string } => ({
      to: paths[name],
      text: words.titles[name],
    }));
  if (data?.withdrawal.isOn)
    legalLinks.push({ to: paths.withdrawal, text: words.titles.withdrawal });
  if (data?.guarantee.isOn) legalLinks.push({ to: paths.guarantee, text: words.titles.guarantee });
  return (
    <footer className="mt-20 border-t border-line bg-sunken print:hidden">
      <div className="page grid gap-10 py-12 md:grid-cols-[minmax(12rem,1fr)_minmax(0,auto)] md:gap-16">
        <div className="space-y-6">
          <LogoLink className="inline-flex min-h-11 items-center text-[min(1.875rem,10vw)]" />
          <nav aria-label={words.layout.footerNav}>
            <ul className="flex flex-wrap gap-x-6 gap-y-1 font-medium">
              {shopPages.map((name) => (
                <li key={name}>
                  <Link
                    to={paths[name]}
                    className="inline-flex min-h-11 items-center hover:underline"
                  >
                    {words.layout.footerLinks[name]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ResetOnSignOut>
          <NewsletterForm />
        </ResetOnSignOut>
      </div>
      <div className="border-t border-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5 text-sm">
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map(({ to, text }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center text-ink-soft hover:underline"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <ThemeSwitch />
          <SocialLinks links={data?.social ?? []} />
          <VatNoteOfAll />
        </div>
      </div>
    </footer>
  );
}
