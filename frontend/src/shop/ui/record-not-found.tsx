import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/controls/button';
import { words } from '@/words/first';
import { EmptyState } from '@/ui/notices/empty-state';

/** The page of a book, shelf or author that the shop does not have. */
export function RecordNotFound({ title, text }: { title: string; text: string }) {
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
