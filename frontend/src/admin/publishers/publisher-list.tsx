import type { Publisher } from '@storyloom/backend/contract/book/publishers/publisher';
import { Link } from 'react-router-dom';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { EmptyList } from '@/admin/ui/paged-list';
import { Loaded } from '@/ui/loaded';
import { words } from '@/words/admin';
import { adminPublishersApi } from './admin-publishers.api';
import { useMergePublishers } from './use-merge-publishers';

const publisherUrl = (slug: string) =>
  `${paths.adminPublishers}?${new URLSearchParams({ publisher: slug })}`;

/** The publishers of books on sale, with missing details and possible duplicates. */
export function PublisherList() {
  const texts = words.publishers;
  const query = adminPublishersApi.useListPublishersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <h2 className="text-3xl">{texts.title}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{texts.about}</p>
      <Loaded query={query} failed={texts.failed} waitsForRefetch>
        {(publishers) =>
          publishers.length === 0 ? (
            <EmptyList>{texts.none}</EmptyList>
          ) : (
            <>
              <p role="status" className="mt-4 font-semibold">
                {summaryOf(publishers)}
              </p>
              <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
                {publishers.map((publisher) => (
                  <PublisherRow key={publisher.slug} publisher={publisher} all={publishers} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </>
  );
}

function summaryOf(publishers: Publisher[]): string {
  const count = publishers.filter(({ missing }) => missing.length > 0).length;
  return count > 0 ? words.publishers.incomplete(count) : words.publishers.complete;
}

function PublisherRow({ publisher, all }: { publisher: Publisher; all: Publisher[] }) {
  const texts = words.publishers;
  const { slug, name, books, missing, spellings, sameAs } = publisher;
  const other = all.find((each) => each.slug === sameAs);
  return (
    <li tabIndex={-1} className="px-5 py-4">
      <Link to={publisherUrl(slug)} dir="auto" className="link font-semibold wrap-anywhere">
        {name}
      </Link>
      <p className="text-sm text-ink-soft">{texts.booksOnSale(books)}</p>
      {missing.map((what) => (
        <p key={what} className="text-sm font-semibold text-red">
          {texts.missing[what]}
        </p>
      ))}
      {spellings.some((each) => each.name !== name) && (
        <Proposal
          slug={slug}
          name={name}
          text={texts.spellings(spellings.map((each) => each.name))}
          button={texts.useSpelling(name)}
        />
      )}
      {other && (
        <Proposal
          slug={slug}
          name={other.name}
          text={texts.looksLike(other.name)}
          button={texts.mergeInto(other.name)}
        />
      )}
    </li>
  );
}

interface ProposalProps {
  slug: string;
  name: string;
  text: string;
  button: string;
}

/** Proposes to merge a publisher into another. */
function Proposal({ slug, name, text, button }: ProposalProps) {
  const { merge, isMerging } = useMergePublishers();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p className="min-w-0 wrap-anywhere whitespace-pre-wrap">{text}</p>
      <SmallButton
        ref={restoreFocusBeside}
        isBusy={isMerging}
        onClick={() => void merge({ from: [slug], name })}
      >
        {button}
      </SmallButton>
    </div>
  );
}
