import type { ReactNode } from 'react';
import { retryProps } from '@/api/api-error';
import { useSettings } from '@/api/settings.api';
import { PlainText, splitLead } from '@/ui/text/plain-text';
import { Prose } from '@/ui/text/prose';
import { RetryNotice } from '@/ui/retry-notice';
import { Skeleton } from '@/ui/spinner';

interface ShopTextPageProps {
  title: string;
  name: 'about' | 'services';
  /** Ways on from here, below the text. */
  children: ReactNode;
}

/** A page whose text the owner writes. */
export function ShopTextPage({ title, name, children }: ShopTextPageProps) {
  const { data } = useSettings();
  const { lead, rest } = splitLead(data?.[name] ?? '');
  return (
    <Prose title={title} lead={lead}>
      {data ? <PlainText text={rest} /> : <SettingsWait />}
      {children}
    </Prose>
  );
}

/** What stands where the shop's words will be, or why they do not come. */
export function SettingsWait() {
  const { error, isFetching, refetch } = useSettings();
  if (error) {
    return (
      <RetryNotice
        text="This text could not be loaded."
        isRetrying={isFetching}
        {...retryProps(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status" aria-label="Loading..." className="space-y-3">
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6 w-2/3" />
    </div>
  );
}
