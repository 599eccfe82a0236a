import { LatestNews } from './latest-news';
import { HomeHero } from './home-hero';
import { RecentlyViewed } from '@/shop/pages/books/recently-viewed';
import { RecommendedBooks } from './recommended-books';
import { Shelves } from './shelves';
import { TopSellers } from './top-sellers';

export function HomePage() {
  return (
    <>
      <HomeHero />
      <section className="page pt-6 sm:pt-12">
        <TopSellers />
      </section>
      <section id="recommended" className="mt-12 bg-surface py-14 sm:mt-16 sm:py-20">
        <div className="page">
          <RecommendedBooks />
        </div>
      </section>
      <Shelves />
      <LatestNews />
      <RecentlyViewed />
    </>
  );
}
