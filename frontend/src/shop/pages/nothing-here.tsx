import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/controls/button';
import { words } from '@/words/first';
import { EmptyState } from '@/ui/notices/empty-state';

/** At the address of a book, a shelf or an author that the shop does not have. */
export function NothingHere({ title, text }: { title: string; text: string }) {
  return (
    <div role="alert">
      <EmptyState
        picture="not-found.svg"
        title={title}
        isPageTitle
        text={text}
        action={<ButtonLink to={paths.catalogue}>{words.bookList.seeAll}</ButtonLink>}
      />
    </div>
  );
}
