import type { NewList } from '@storyloom/backend/contract/book/list';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { showToast } from '@/ui/dialog';
import { BackLink, Opened, OpenedTitle } from '@/ui/text/opened-title';
import { adminListsApi } from './admin-lists.api';
import { ShelfForm } from './shelf-form';

export function NewShelf() {
  const [createList] = adminListsApi.useCreateListMutation();
  const navigate = useNavigate();
  const save = async (list: NewList) => {
    const { error } = await createList(list);
    if (error) return { error };
    void navigate(paths.adminLists, { replace: true });
    void showToast({ title: 'The shelf is made.' });
    return {};
  };
  return (
    <>
      <BackLink to={paths.adminLists}>All shelves</BackLink>
      <OpenedTitle className="mb-5">New shelf</OpenedTitle>
      <ShelfForm onSave={save} />
    </>
  );
}

export function ShelfEditor({ slug }: { slug: string }) {
  const query = adminListsApi.useReadOwnListQuery(slug, { refetchOnMountOrArgChange: true });
  const [changeList] = adminListsApi.useChangeListMutation();
  const save = async (list: NewList, etag: string) => {
    const answer = await changeList({ slug, list, etag });
    if (answer.data) void showToast({ title: 'The shelf is saved.' });
    return answer;
  };
  return (
    <Opened
      query={query}
      backTo={paths.adminLists}
      all="All shelves"
      noun="shelf"
      gone="This shelf does not exist any more."
      isFresh
    >
      {(version) => (
        <>
          <OpenedTitle className="mb-5">{version.list.title}</OpenedTitle>
          <ShelfForm version={version} onSave={save} />
        </>
      )}
    </Opened>
  );
}
