import type { ShelfSummary } from '@storyloom/backend/contract/book/shelf';
import { FiPlus, FiTrash2 } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { readApiError } from '@/api/api-error';
import { shelvesApi } from '@/api/endpoints/shelves.api';
import { paths } from '@/config/paths';
import { ButtonLink, IconButton } from '@/ui/controls/button';
import { showUndoToast } from '@/ui/toast';
import { showFailure } from '@/admin/ui/show-failure';
import { makeUndoable } from '@/admin/ui/make-undoable';
import { EmptyList } from '@/admin/ui/paged-list';
import { Loaded } from '@/ui/loaded';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { TextLink } from '@/ui/controls/text-link';
import { words } from '@/words/admin';
import { toShelfInput, type ShelfVersion, adminShelvesApi } from './admin-shelves.api';

const shelfUrl = (slug: string) => `${paths.adminShelves}?${new URLSearchParams({ shelf: slug })}`;
const newShelfUrl = `${paths.adminShelves}?new`;

export function ShelfList() {
  const texts = words.adminShelves;
  const query = shelvesApi.useListShelvesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-3xl">{texts.title}</h2>
        <ButtonLink to={newShelfUrl} size="small">
          <FiPlus aria-hidden="true" />
          <span>{texts.add}</span>
        </ButtonLink>
      </div>
      <Loaded query={query} failed={texts.failed} waitsForRefetch>
        {(shelves) =>
          shelves.length === 0 ? (
            <EmptyList>{texts.none}</EmptyList>
          ) : (
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
              {shelves.map((shelf) => (
                <ShelfRow key={shelf.slug} shelf={shelf} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function ShelfRow({ shelf: { slug, title, books, isOnHome } }: { shelf: ShelfSummary }) {
  const texts = words.adminShelves;
  const remove = useDeleteShelf();
  return (
    <li tabIndex={-1} className="flex items-center gap-3 py-2 ps-5 pe-2">
      <div className="min-w-0 flex-1 py-2">
        <Link to={shelfUrl(slug)} dir="auto" className="link font-semibold wrap-anywhere">
          {title}
        </Link>
        <p className="text-sm text-ink-soft">
          {isOnHome ? texts.booksOnSaleAndHome(books) : texts.booksOnSale(books)}
        </p>
      </div>
      <TextLink
        to={paths.shelf(slug)}
        aria-label={texts.seeInShop(title)}
        className="shrink-0 text-sm"
      >
        {texts.inShop}
      </TextLink>
      <IconButton
        label={texts.delete(title)}
        className="text-red"
        ref={restoreFocusBeside}
        onClick={ignoreDoubleClick(() => remove(slug))}
      >
        <FiTrash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Deletes at once and shows a toast with Undo. */
function useDeleteShelf() {
  const [deleteShelf] = adminShelvesApi.useDeleteShelfMutation();
  const [changeShelf] = adminShelvesApi.useChangeShelfMutation();
  const navigate = useNavigateFromPage();
  const undoOf = ({ stored: shelf, etag }: ShelfVersion) =>
    makeUndoable({
      name: shelf.title,
      call: () => changeShelf({ slug: shelf.slug, shelf: toShelfInput(shelf), etag }),
      done: () => words.adminShelves.isBack(shelf.title),
      failed: () => words.adminShelves.notRestored(shelf.title),
    });
  return async (slug: string) => {
    const { deleted, notDeleted } = words.adminShelves;
    const { data, error } = await deleteShelf(slug);
    if (data) return void showUndoToast({ title: deleted }, undoOf(data));
    if (readApiError(error).status === 404) return navigate(paths.adminShelves, { replace: true });
    await showFailure(notDeleted, error);
  };
}
