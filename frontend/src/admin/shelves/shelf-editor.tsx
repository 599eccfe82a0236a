import type { ShelfInput } from '@storyloom/backend/contract/book/shelf';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { showToast } from '@/ui/dialog';
import { BackLink, Opened, OpenedTitle } from '@/ui/text/opened-title';
import { adminShelvesApi } from './admin-shelves.api';
import { ShelfForm } from './shelf-form';

export function NewShelf() {
  const [createShelf] = adminShelvesApi.useCreateShelfMutation();
  const navigate = useNavigate();
  const save = async (shelf: ShelfInput) => {
    const { error } = await createShelf(shelf);
    if (error) return { error };
    void navigate(paths.adminShelves, { replace: true });
    void showToast({ title: 'The shelf is made.' });
    return {};
  };
  return (
    <>
      <BackLink to={paths.adminShelves}>All shelves</BackLink>
      <OpenedTitle className="mb-5">New shelf</OpenedTitle>
      <ShelfForm onSave={save} />
    </>
  );
}

export function ShelfEditor({ slug }: { slug: string }) {
  const query = adminShelvesApi.useReadOwnShelfQuery(slug, { refetchOnMountOrArgChange: true });
  const [changeShelf] = adminShelvesApi.useChangeShelfMutation();
  const save = async (shelf: ShelfInput, etag: string) => {
    const response = await changeShelf({ slug, shelf, etag });
    if (response.data) void showToast({ title: 'The shelf is saved.' });
    return response;
  };
  return (
    <Opened
      query={query}
      backTo={paths.adminShelves}
      all="All shelves"
      noun="shelf"
      gone="This shelf does not exist any more."
      isFresh
    >
      {(version) => (
        <>
          <OpenedTitle className="mb-5">{version.shelf.title}</OpenedTitle>
          <ShelfForm version={version} onSave={save} />
        </>
      )}
    </Opened>
  );
}
