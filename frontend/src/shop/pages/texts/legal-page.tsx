import { type LegalPageName } from '@storyloom/backend/contract/shop/site-pages';
import { storageAreas, storedThings } from '@storyloom/backend/contract/shop/stored-things';
import type { ComponentType } from 'react';
import { settingsApi, useSettings } from '@/api/endpoints/settings.api';
import { NotFoundPage } from '@/shop/pages/not-found-page';
import { Loaded } from '@/ui/loaded';
import { TextSkeleton } from '@/ui/spinner';
import { PlainText, splitLead } from '@/ui/text/plain-text';
import { Prose } from '@/ui/text/prose';
import { words } from '@/words/shop';

/** The legal pages, as the owner writes them. */
export const legalPages: Record<LegalPageName, ComponentType> = {
  terms: () => <LegalPage name="terms" />,
  privacy: () => <LegalPage name="privacy" />,
  returns: () => <LegalPage name="returns" />,
  imprint: () => <LegalPage name="imprint" />,
  accessibility: () => <LegalPage name="accessibility" />,
};

function LegalPage({ name }: { name: LegalPageName }) {
  const query = settingsApi.useReadLegalPageQuery(name, { refetchOnMountOrArgChange: 60 });
  if (query.data === '') return <NotFoundPage />;
  const { lead, rest } = splitLead(query.data ?? '');
  return (
    <Prose title={words.titles[name]} lead={lead}>
      <Loaded query={query} failed={words.texts.failed} loading={<TextSkeleton />}>
        {() => <PlainText text={rest} />}
      </Loaded>
      {name === 'privacy' && <StorageList />}
    </Prose>
  );
}

/** The entries that the program stores in the browser, below the owner's text. */
function StorageList() {
  const { data } = useSettings();
  if (!data) return null;
  const { title, areas, after, things } = words.storedThings;
  return (
    <>
      <h2>{title}</h2>
      {storageAreas.map((area) => (
        <section key={area} aria-label={areas[area]} className="space-y-3">
          <h3 className="text-xl">{areas[area]}</h3>
          <ul className="space-y-3">
            {storedThings[area].map(({ id }) => {
              const { what, text } = things[id];
              return (
                <li key={id}>
                  <strong className="font-semibold">{what}</strong>
                  <span>{after(typeof text === 'string' ? text : text(data.retention))}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
