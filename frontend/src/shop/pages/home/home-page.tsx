import { useRef } from 'react';
import type { ShelfSummary } from '@storyloom/backend/contract/book/shelf';
import { homeBooks, booksApi } from '@/api/endpoints/books.api';
import { useFilledShelves, shelvesApi } from '@/api/endpoints/shelves.api';
import { useSettings } from '@/api/endpoints/settings.api';
import { useInView } from '@/browser/use-in-view';
import { catalogueWith, paths } from '@/config/paths';
import { BookRow } from '@/shop/book-lists/book-row';
import { RecentlyViewed } from '@/shop/book-lists/recently-viewed';
import { Carousel } from '@/shop/ui/carousel';
import { ButtonLink } from '@/ui/controls/button';
import { HydrateInView } from '@/ui/hydrate-in-view';
import { TextLink } from '@/ui/controls/text-link';
import { NewsCard, NewsCardSkeleton } from '@/shop-facts/settings/news-card';
import { words } from '@/words/first';
import { HomeHero } from './home-hero';
import { TopSellers } from './top-sellers';

export function HomePage() {
  const shelves = useFilledShelves().filter(({ isOnHome }) => isOnHome);
  return (
    <>
      <HomeHero />
      <section className="page pt-6 sm:pt-12">
        <TopSellers />
      </section>
      <section id="recommended" className="mt-12 bg-surface py-14 sm:mt-16 sm:py-20">
        <HydrateInView>{recommended}</HydrateInView>
      </section>
      {shelves.map((shelf) => (
        <ShelfRow key={shelf.slug} shelf={shelf} />
      ))}
      <HydrateInView>{latestNews}</HydrateInView>
      <RecentlyViewed />
    </>
  );
}

/** List positions 8 to 14, counted from 0 (section 9 of the specification). */
const firstPosition = 8;
const endPosition = 15;

function RecommendedBooks() {
  const query = booksApi.useListBooksQuery(homeBooks);
  return (
    <BookRow
      title={words.home.recommended}
      books={query.data?.books.slice(firstPosition, endPosition)}
      query={query}
      empty={
        <div className="flex min-h-72 flex-col items-start justify-center gap-5 text-ink-soft">
          <p>{words.home.noneRecommended}</p>
          <ButtonLink variant="quiet" to={catalogueWith({})}>
            {words.bookList.seeAll}
          </ButtonLink>
        </div>
      }
    />
  );
}

/** A shelf on the home page; its books load when it comes near the viewport. */
function ShelfRow({ shelf: { slug, title } }: { shelf: ShelfSummary }) {
  const section = useRef<HTMLElement>(null);
  const skip = !useInView(section, '600px 0px');
  const { data, error } = shelvesApi.useReadShelfQuery(slug, { skip });
  if (error && !data) return null;
  return (
    <section ref={section} className="page pt-14 sm:pt-20">
      <BookRow
        title={title}
        filter={<TextLink to={paths.shelf(slug)}>{words.home.wholeShelf}</TextLink>}
        books={data?.books.map(({ book }) => book)}
        isQuiet
      />
    </section>
  );
}

const recommended = (
  <div className="page">
    <RecommendedBooks />
  </div>
);
const latestNews = <LatestNews />;

const skeletons = ['1', '2', '3'].map((key) => ({ key, content: <NewsCardSkeleton /> }));

function LatestNews() {
  const { data, isLoading } = useSettings();
  if (!isLoading && !data?.news.length) return null;
  const slides = data?.news.map((item) => ({
    key: String(item.id),
    content: <NewsCard item={item} />,
  }));
  return (
    <section className="page pt-14 sm:pt-20">
      <Carousel title={words.home.latestNews} layout="news" slides={slides ?? skeletons} />
    </section>
  );
}
