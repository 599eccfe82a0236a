import { readIsbn } from '@storyloom/backend/contract/book/isbn';
import type { Wish, WishListQuery } from '@storyloom/backend/contract/shop/wish';
import type { ReactNode } from 'react';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { showUndoToast } from '@/ui/dialog';
import { showFailure } from '@/ui/show-failure';
import { NothingFound } from '@/ui/found-list';
import { Loaded } from '@/ui/loaded';
import { restoreFocusBeside } from '@/browser/place/focus';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { Panel } from '@/ui/panel';
import { countOf, formatMoment } from '@/ui/text/formats';
import { BackLink, OpenedTitle } from '@/ui/text/opened-title';
import { TextLink } from '@/ui/controls/text-link';

const adminWishesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWishes: build.query<Page<'wishes', Wish>, WishListQuery>({
      query: (params) => ({ url: '/wishes/', params: { ...params, limit: 100 } }),
      transformResponse: toPage('wishes'),
      providesTags: ['Wish'],
    }),
    answerWish: build.mutation<Wish, Pick<Wish, '_id' | 'status'>>({
      query: ({ _id, status }) => ({ url: `/wishes/${_id}`, method: 'PATCH', body: { status } }),
      invalidatesTags: ['Wish'],
    }),
  }),
});

const { useListWishesQuery, useAnswerWishMutation } = adminWishesApi;

/** What readers ask the shop for, and which sold-out books they wait for. */
export function WishList({ backTo }: { backTo: string }) {
  return (
    <section className="space-y-6">
      <BackLink to={backTo}>All orders</BackLink>
      <OpenedTitle>Wishes</OpenedTitle>
      <OpenWishes
        of="text"
        title="Asked for"
        none="Nobody asks for a book. A search without result offers it."
      >
        {(wishes) => wishes.map((wish) => <AskedWish key={wish._id} wish={wish} />)}
      </OpenWishes>
      <OpenWishes
        of="book"
        title="Told when it is there"
        none="Nobody waits for a book that is sold out."
      >
        {(wishes) =>
          byBook(wishes).map(([bookId, ofBook]) => (
            <li key={bookId} className="flex flex-wrap justify-between gap-x-4 py-1">
              <TextLink to={paths.editBook(bookId)} className="wrap-anywhere">
                {ofBook[0]?.title ?? 'A book that is gone'}
              </TextLink>
              <span className="inline-flex min-h-11 items-center text-sm text-ink-soft">
                {countOf(ofBook.length, 'reader')}
              </span>
            </li>
          ))
        }
      </OpenWishes>
    </section>
  );
}

interface OpenWishesProps {
  of: 'text' | 'book';
  title: string;
  none: string;
  children: (wishes: Wish[]) => ReactNode;
}

function OpenWishes({ of, title, none, children }: OpenWishesProps) {
  const query = useListWishesQuery({ of, status: 'open' }, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={title}>
      <Loaded query={query} failed="The wishes could not be loaded.">
        {({ wishes, total }) => (
          <>
            {total === 0 ? (
              <NothingFound>{none}</NothingFound>
            ) : (
              <ul className="divide-y divide-line">{children(wishes)}</ul>
            )}
            {total > wishes.length && (
              <p className="mt-3 text-sm text-ink-soft">
                The newest {wishes.length} of {total}.
              </p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function AskedWish({ wish }: { wish: Wish }) {
  const { text = '', email, createdAt, isProven } = wish;
  const [answerWish, { isLoading }] = useAnswerWishMutation();
  const answer = async (status: Wish['status']): Promise<void> => {
    const { error } = await answerWish({ _id: wish._id, status });
    const undoable = { name: text, undo: () => void answer('open') };
    const again = status === 'open' ? undoable : undefined;
    if (error) return showFailure('That was not kept.', error, again);
    if (status === 'answered') await showUndoToast({ title: 'Marked as answered.' }, undoable);
  };
  const isbn = readIsbn(text);
  const newBook = `${paths.newBook}?${new URLSearchParams(isbn ? { isbn } : { title: text })}`;
  const letter = new URLSearchParams({ subject: text }).toString().replaceAll('+', '%20');
  return (
    <li tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {text}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {email}
          {!isProven && ', not proven'}, {formatMoment(createdAt)}
        </p>
      </div>
      <TextLink to={newBook} className="text-sm">
        Bring it in
      </TextLink>
      <a
        href={`mailto:${encodeURIComponent(email)}?${letter}`}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        Write
      </a>
      <SmallButton
        isBusy={isLoading}
        aria-label={`Answered: ${text}`}
        ref={restoreFocusBeside}
        onClick={ignoreDoubleClick(() => answer('answered'))}
      >
        Answered
      </SmallButton>
    </li>
  );
}

/** The book that most wait for comes first. */
function byBook(wishes: Wish[]): [string, Wish[]][] {
  const books = new Map<string, Wish[]>();
  for (const wish of wishes) {
    const { bookId = '' } = wish;
    books.set(bookId, [...(books.get(bookId) ?? []), wish]);
  }
  return [...books].sort(([, a], [, b]) => b.length - a.length);
}
