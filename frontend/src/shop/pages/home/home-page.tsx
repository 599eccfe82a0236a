import { LatestNews } from './latest-news';
import { useSettings } from '@/api/settings.api';
import { HomeHero } from './home-hero';
import { RecentlyViewed } from '@/shop/pages/books/recently-viewed';
import { RecommendedBooks } from './recommended-books';
import { Shelves } from './shelves';
import { TopSellers } from './top-sellers';

export function HomePage() {
  return (
    <>
      <HomeHero />
      <section className="page pt-10 sm:pt-12">
        <TopSellers />
      </section>
      <section id="recommended" className="mt-12 bg-surface py-14 sm:mt-16 sm:py-20">
        <div className="page">
          <RecommendedBooks />
        </div>
      </section>
      <Shelves />
      <News />
      <RecentlyViewed />
    </>
  );
}

function News() {
  const { data, isLoading } = useSettings();
  if (!isLoading && !data?.news.length) return null;
  return (
    <section className="page pt-14 sm:pt-20">
      <LatestNews items={data?.news} />
    </section>
  );
}
