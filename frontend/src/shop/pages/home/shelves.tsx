import { useRef } from 'react';
import { TextLink } from '@/ui/controls/text-link';
import type { ListSummary } from '@storyloom/backend/contract/book/list';
import { useFilledLists, useReadListQuery } from '@/api/lists.api';
import { useInView } from '@/browser/use-in-view';
import { paths } from '@/config/paths';
import { BookRow } from '@/shop/pages/books/book-row';

/** The shelves that the owner wants here; their books come when they are about to be seen. */
export function Shelves() {
  return useFilledLists()
    .filter(({ isOnHome }) => isOnHome)
    .map((list) => <Shelf key={list.slug} list={list} />);
}

function Shelf({ list: { slug, title } }: { list: ListSummary }) {
  const section = useRef<HTMLElement>(null);
  const skip = !useInView(section, { margin: '600px 0px', once: true });
  const { data, error } = useReadListQuery(slug, { skip });
  if (error && !data) return null;
  return (
    <section ref={section} className="page pt-14 sm:pt-20">
      <BookRow
        title={title}
        filter={<TextLink to={paths.list(slug)}>See the whole shelf</TextLink>}
        books={data?.books.map(({ book }) => book)}
        isQuiet
      />
    </section>
  );
}
