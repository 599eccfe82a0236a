import type { ShelfInput } from '@storyloom/backend/contract/book/shelf';
import { useState } from 'react';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import { readApiError } from '@/api/api-error';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { paths } from '@/config/paths';
import { showToast } from '@/ui/toast';
import { BackLink, DetailTitle, DetailView } from '@/admin/ui/detail-view';
import { words } from '@/words/admin';
import { adminShelvesApi } from './admin-shelves.api';
import { ShelfForm } from './shelf-form';

export function NewShelf() {
  const [createShelf] = adminShelvesApi.useCreateShelfMutation();
  const navigate = useNavigateFromPage();
  /** One key for all tries to save a new shelf, so that it is created once. */
  const [key, setKey] = useState(newIdempotencyKey);
  const save = async (shelf: ShelfInput) => {
    const { error } = await createShelf({ key, shelf });
    if (error) {
      // The shelf was changed after a try that may have succeeded: this is another shelf.
      if (readApiError(error).code === 'idempotency_key_reused') setKey(newIdempotencyKey());
      return { error };
    }
    navigate(paths.adminShelves, { replace: true });
    void showToast({ title: words.adminShelves.made });
    return {};
  };
  return (
    <>
      <BackLink to={paths.adminShelves}>{words.adminShelves.all}</BackLink>
      <DetailTitle className="mb-5">{words.adminShelves.add}</DetailTitle>
      <ShelfForm onSave={save} />
    </>
  );
}

export function ShelfEditor({ slug }: { slug: string }) {
  const query = adminShelvesApi.useReadAdminShelfQuery(slug, { refetchOnMountOrArgChange: true });
  const [changeShelf] = adminShelvesApi.useChangeShelfMutation();
  const save = async (shelf: ShelfInput, etag: string) => {
    const response = await changeShelf({ slug, shelf, etag });
    if (response.data) void showToast({ title: words.adminShelves.saved });
    return response;
  };
  return (
    <DetailView
      query={query}
      backTo={paths.adminShelves}
      all={words.adminShelves.all}
      errors={words.recordErrors.shelf}
      waitsForRefetch
    >
      {(version) => (
        <>
          <DetailTitle className="mb-5">
            <bdi>{version.stored.title}</bdi>
          </DetailTitle>
          <ShelfForm version={version} onSave={save} />
        </>
      )}
    </DetailView>
  );
}
