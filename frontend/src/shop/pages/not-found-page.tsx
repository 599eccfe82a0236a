import picture from '@/assets/not-found.svg';
import { paths } from '@/config/paths';
import { MoreBooks } from '@/shop/pages/books/more-books';
import { ButtonLink } from '@/ui/controls/button';
import { usePageTitle } from '@/ui/use-page-title';
import { words } from '@/words/first';

/** Also in place of a page that the shop does not have. */
export function NotFoundPage() {
  usePageTitle(words.titles.notFound);
  return (
    <>
      <div className="page flex flex-col items-center gap-5 py-16 text-center">
        <img src={picture} alt="" width={300} height={225} className="h-56 w-75 object-contain" />
        <h1 className="text-4xl">This page is not on our shelves</h1>
        <p className="max-w-md text-ink-soft">
          Perhaps somebody put it back in the wrong place. The books, at least, are all where they
          belong.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.home}>To the home page</ButtonLink>
          <ButtonLink variant="quiet" to={paths.catalogue}>
            See all books
          </ButtonLink>
        </div>
      </div>
      <MoreBooks />
    </>
  );
}
