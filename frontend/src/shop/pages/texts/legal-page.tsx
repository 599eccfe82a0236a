import { sitePages, type LegalPageName } from '@storyloom/backend/contract/shop/site-pages';
import type { ComponentType } from 'react';
import { settingsApi } from '@/api/settings.api';
import { usePageTitle } from '@/ui/use-page-title';
import { NotFoundPage } from '@/shop/pages/not-found-page';
import { Loaded } from '@/ui/loaded';
import { TextSkeleton } from '@/ui/spinner';
import { PlainText, splitLead } from '@/ui/text/plain-text';
import { Prose } from '@/ui/text/prose';
import { StoredThings } from './stored-things';

/** The pages that the law asks for, as the owner writes them. */
export const legalPages: Record<LegalPageName, ComponentType> = {
  terms: () => <LegalPage name="terms" />,
  privacy: () => <LegalPage name="privacy" />,
  returns: () => <LegalPage name="returns" />,
  imprint: () => <LegalPage name="imprint" />,
  accessibility: () => <LegalPage name="accessibility" />,
};

function LegalPage({ name }: { name: LegalPageName }) {
  const query = settingsApi.useReadLegalPageQuery(name, { refetchOnMountOrArgChange: 60 });
  const isMissing = query.data === '';
  usePageTitle(isMissing ? sitePages.notFound.title : undefined);
  if (isMissing) return <NotFoundPage />;
  const { lead, rest } = splitLead(query.data ?? '');
  return (
    <Prose title={sitePages[name].title} lead={lead}>
      <Loaded query={query} failed="This text could not be loaded." waiting={<TextSkeleton />}>
        {() => <PlainText text={rest} />}
      </Loaded>
      {name === 'privacy' && <StoredThings />}
    </Prose>
  );
}
