import { readIsbn } from '@storyloom/backend/contract/book/isbn';
import type { BookRequest } from '@storyloom/backend/contract/book/book-request';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { showUndoToast } from '@/ui/toast';
import { showFailure } from '@/admin/ui/show-failure';
import { makeUndoable } from '@/admin/ui/make-undoable';
import { EmptyList } from '@/admin/ui/paged-list';
import { Loaded } from '@/ui/loaded';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { Panel } from '@/admin/ui/panel';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { BackLink, DetailTitle } from '@/admin/ui/detail-view';
import { TextLink } from '@/ui/controls/text-link';
import { words } from '@/words/admin';
import { adminBookRequestsApi } from './admin-book-requests.api';

/** The books that readers ask for, and the sold-out books that they wait for. */
export function BookRequestList({ backTo }: { backTo: string }) {
  return (
    <section className="space-y-6">
      <BackLink to={backTo}>{words.adminBookRequests.allOrders}</BackLink>
      <DetailTitle>{words.adminBookRequests.title}</DetailTitle>
      <OpenBookRequests
        of="text"
        title={words.adminBookRequests.asked}
        none={words.adminBookRequests.noneAsked}
      >
        {(bookRequests) =>
          bookRequests.map((bookRequest) => (
            <BookRequestItem key={bookRequest._id} bookRequest={bookRequest} />
          ))
        }
      </OpenBookRequests>
      <OpenBookRequests
        of="book"
        title={words.adminBookRequests.waiting}
        none={words.adminBookRequests.noneWaiting}
      >
        {(bookRequests) =>
          byBook(bookRequests).map(([bookId, ofBook]) => (
            <li key={bookId} className="flex flex-wrap justify-between gap-x-4 py-1">
              <TextLink to={paths.editBook(bookId)} className="wrap-anywhere">
                <bdi>{ofBook[0]?.title ?? words.adminBookRequests.goneBook}</bdi>
              </TextLink>
              <span className="inline-flex min-h-11 items-center text-sm text-ink-soft">
                {words.adminBookRequests.readers(ofBook.length)}
              </span>
            </li>
          ))
        }
      </OpenBookRequests>
    </section>
  );
}

interface OpenBookRequestsProps {
  of: 'text' | 'book';
  title: string;
  none: string;
  children: (bookRequests: BookRequest[]) => ReactNode;
}

function OpenBookRequests({ of, title, none, children }: OpenBookRequestsProps) {
  const query = adminBookRequestsApi.useListBookRequestsQuery(
    { of, status: 'open' },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Panel title={title}>
      <Loaded query={query} failed={words.adminBookRequests.failed}>
        {({ bookRequests, total }) => (
          <>
            {total === 0 ? (
              <EmptyList>{none}</EmptyList>
            ) : (
              <ul className="divide-y divide-line">{children(bookRequests)}</ul>
            )}
            {total > bookRequests.length && (
              <p className="mt-3 text-sm text-ink-soft">
                {words.adminBookRequests.newest(bookRequests.length, total)}
              </p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function BookRequestItem({ bookRequest }: { bookRequest: BookRequest }) {
  const { _id, text = '', email, createdAt, isVerified } = bookRequest;
  const [markBookRequest, { isLoading }] = adminBookRequestsApi.useMarkBookRequestMutation();
  const markAnswered = async () => {
    const { notKept, isAnswered } = words.adminBookRequests;
    const { error } = await markBookRequest({ _id, status: 'answered' });
    if (error) return showFailure(notKept, error);
    const undoable = makeUndoable({
      name: text,
      call: () => markBookRequest({ _id, status: 'open' }),
      failed: () => notKept,
    });
    await showUndoToast({ title: isAnswered }, undoable);
  };
  const isbn = readIsbn(text);
  const newBook = `${paths.newBook}?${new URLSearchParams(isbn ? { isbn } : { title: text })}`;
  const draft = new URLSearchParams({ subject: text }).toString().replaceAll('+', '%20');
  return (
    <li tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {text}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <bdi>{email}</bdi>
          {!isVerified && <span>{words.adminBookRequests.notVerified}</span>}
          <span>{`, ${formatDateTime(createdAt)}`}</span>
        </p>
      </div>
      <TextLink to={newBook} className="text-sm">
        {words.adminBookRequests.bringIn}
      </TextLink>
      <a
        href={`mailto:${encodeURIComponent(email)}?${draft}`}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {words.adminBookRequests.write}
      </a>
      <SmallButton
        isBusy={isLoading}
        aria-label={words.adminBookRequests.answeredWhat(text)}
        ref={restoreFocusBeside}
        onClick={ignoreDoubleClick(markAnswered)}
      >
        {words.adminBookRequests.answered}
      </SmallButton>
    </li>
  );
}

/** Groups the requests by book, the most requested first. */
function byBook(bookRequests: BookRequest[]): [string, BookRequest[]][] {
  const books = new Map<string, BookRequest[]>();
  for (const bookRequest of bookRequests) {
    const { bookId = '' } = bookRequest;
    books.set(bookId, [...(books.get(bookId) ?? []), bookRequest]);
  }
  return [...books].sort(([, a], [, b]) => b.length - a.length);
}
