import type { NewList } from '@storyloom/backend/contract/book/list';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { showToast } from '@/ui/dialog';
import { NothingFound } from '@/ui/found-list';
import { Loaded } from '@/ui/loaded';
import { BackLink, OpenedTitle } from '@/ui/text/opened-title';
import {
  useChangeListMutation,
  useCreateListMutation,
  useReadOwnListQuery,
  type ListVersion,
} from './admin-lists.api';
import { ShelfForm, type RenderPicker } from './shelf-form';

interface Parts {
  renderPicker: RenderPicker;
}

export function NewShelf({ renderPicker }: Parts) {
  const [createList] = useCreateListMutation();
  const navigate = useNavigate();
  const save = async (list: NewList) => {
    const { data, error } = await createList(list);
    if (!data) return error;
    void navigate(paths.adminLists, { replace: true });
    void showToast({ title: 'The shelf is made.' });
    return undefined;
  };
  return (
    <>
      <BackLink to={paths.adminLists}>All shelves</BackLink>
      <OpenedTitle className="mb-5">New shelf</OpenedTitle>
      <ShelfForm
        version={undefined}
        onSave={save}
        onReadAgain={ignore}
        onSaveAll={save}
        renderPicker={renderPicker}
      />
    </>
  );
}

export function ShelfEditor({ slug, renderPicker }: Parts & { slug: string }) {
  const query = useReadOwnListQuery(slug, { refetchOnMountOrArgChange: true });
  const [changeList] = useChangeListMutation();
  // What is being edited does not change under its owner's hands.
  const [opened, setOpened] = useState<{ version: ListVersion; time: number }>();
  if (!opened && query.data && !query.isFetching) setOpened({ version: query.data, time: 0 });
  const save = async (list: NewList, etag: string) => {
    const { data, error } = await changeList({ slug, list, etag });
    if (!data) return error;
    setOpened((before) => ({ version: data, time: before?.time ?? 0 }));
    void showToast({ title: 'The shelf is saved.' });
    return undefined;
  };
  return (
    <>
      <BackLink to={paths.adminLists}>All shelves</BackLink>
      <Loaded
        query={{ ...query, data: opened }}
        failed="The shelf could not be loaded."
        unknown={<NothingFound>This shelf does not exist any more.</NothingFound>}
      >
        {({ version, time }) => (
          <>
            <OpenedTitle className="mb-5">{version.list.title}</OpenedTitle>
            <ShelfForm
              key={time}
              version={version}
              onSave={(list) => save(list, version.etag)}
              onReadAgain={() =>
                void query.refetch().then(({ data }) => {
                  if (data) setOpened({ version: data, time: Date.now() });
                })
              }
              onSaveAll={async (list) => {
                const { data, error } = await query.refetch();
                return data ? save(list, data.etag) : error;
              }}
              renderPicker={renderPicker}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

function ignore() {}
