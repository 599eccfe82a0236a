import { useState } from 'react';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { Select } from '@/ui/form/select';
import { Panel } from '@/admin/ui/panel';
import { DetailTitle, DetailView } from '@/admin/ui/detail-view';
import { words } from '@/words/admin';
import { adminPublishersApi } from './admin-publishers.api';
import { PublisherForm } from './publisher-form';
import { useMergePublishers } from './use-merge-publishers';

export function PublisherEditor({ slug }: { slug: string }) {
  const query = adminPublishersApi.useReadPublisherQuery(slug, { refetchOnMountOrArgChange: true });
  return (
    <DetailView
      query={query}
      backTo={paths.adminPublishers}
      all={words.publishers.all}
      errors={words.recordErrors.publisher}
      waitsForRefetch
    >
      {(version) => (
        <>
          <DetailTitle className="mb-5">
            <bdi>{version.stored.name}</bdi>
          </DetailTitle>
          <PublisherForm version={version} />
          <SameAsAnother slug={slug} />
        </>
      )}
    </DetailView>
  );
}

/** Merges this publisher into another. */
function SameAsAnother({ slug }: { slug: string }) {
  const texts = words.publishers;
  const { data = [] } = adminPublishersApi.useListPublishersQuery();
  const [chosen, setChosen] = useState('');
  const { merge, isMerging } = useMergePublishers();
  const navigate = useNavigateFromPage();
  const others = data.filter((each) => each.slug !== slug);
  const other = others.find((each) => each.slug === chosen);
  if (others.length === 0) return null;
  const mergeIntoChosen = async () => {
    if (!other || !(await merge({ from: [slug], name: other.name }))) return;
    navigate(paths.adminPublishers, { replace: true });
  };
  return (
    <Panel title={texts.sameAsAnother} className="mt-8 max-w-2xl space-y-4">
      <p className="text-sm text-ink-soft">{texts.mergeHint}</p>
      <Select label={texts.other} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{texts.choose}</option>
        {others.map((each) => (
          <option key={each.slug} value={each.slug}>
            {each.name}
          </option>
        ))}
      </Select>
      <Button
        variant="dark"
        isBusy={isMerging}
        disabled={!other}
        onClick={() => void mergeIntoChosen()}
      >
        {texts.merge}
      </Button>
    </Panel>
  );
}
