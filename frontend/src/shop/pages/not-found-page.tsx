import picture from '@/assets/not-found.svg';
import { paths } from '@/config/paths';
import { MoreBooks } from '@/shop/book-lists/more-books';
import { ButtonLink } from '@/ui/controls/button';
import { usePageTitle } from '@/shop-facts/use-page-title';
import { words } from '@/words/shop';

/** The page at an unknown address, and in place of a page that is switched off. */
export function NotFoundPage() {
  usePageTitle(words.titles.notFound);
  return (
    <>
      <div className="page flex flex-col items-center gap-5 py-16 text-center">
        <img src={picture} alt="" width={300} height={225} className="h-56 w-75 object-contain" />
        <h1 className="text-4xl">{words.notFound.title}</h1>
        <p className="max-w-md text-ink-soft">{words.notFound.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.home}>{words.notFound.home}</ButtonLink>
          <ButtonLink variant="quiet" to={paths.catalogue}>
            {words.bookList.seeAll}
          </ButtonLink>
        </div>
      </div>
      <MoreBooks />
    </>
  );
}
