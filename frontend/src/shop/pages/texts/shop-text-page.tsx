import type { ReactNode } from 'react';
import { useSettings } from '@/api/settings.api';
import { Loaded } from '@/ui/loaded';
import { PlainText, splitLead } from '@/ui/text/plain-text';
import { Prose } from '@/ui/text/prose';
import { TextSkeleton } from '@/ui/spinner';

interface ShopTextPageProps {
  title: string;
  name: 'about' | 'services';
  picture: ReactNode;
  /** Ways on from here, below the text. */
  children: ReactNode;
}

/** A page whose text the owner writes. */
export function ShopTextPage({ name, children, ...head }: ShopTextPageProps) {
  const { data } = useSettings();
  const { lead, rest } = splitLead(data?.[name] ?? '');
  return (
    <Prose {...head} lead={lead}>
      {data ? <PlainText text={rest} /> : <SettingsWait />}
      {children}
    </Prose>
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
