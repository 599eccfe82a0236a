import type { ReactNode } from 'react';
import { sitePages } from '@storyloom/backend/contract/shop/site-pages';
import { useSettings } from '@/api/settings.api';
import { MoreBooks } from '@/shop/pages/books/more-books';
import { Loaded } from '@/ui/loaded';
import { PlainText, splitLead } from '@/ui/text/plain-text';
import { Prose } from '@/ui/text/prose';
import { TextSkeleton } from '@/ui/spinner';

interface ShopTextPageProps {
  name: 'about' | 'services';
  picture: ReactNode;
  /** Ways on from here, below the text. */
  children: ReactNode;
}

/** A page whose text the owner writes. */
export function ShopTextPage({ name, picture, children }: ShopTextPageProps) {
  const { data } = useSettings();
  const { lead, rest } = splitLead(data?.[name] ?? '');
  return (
    <>
      <Prose title={sitePages[name].title} picture={picture} lead={lead}>
        {data ? <PlainText text={rest} /> : <SettingsWait />}
        {children}
      </Prose>
      <MoreBooks />
    </>
  );
}

/** What stands where the shop's words will be, or why they do not come. */
export function SettingsWait() {
  return (
    <Loaded
      query={useSettings()}
      failed="This text could not be loaded."
      waiting={<TextSkeleton />}
    >
      {() => null}
    </Loaded>
  );
}
