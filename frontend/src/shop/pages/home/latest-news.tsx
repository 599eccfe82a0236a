import type { NewsItem } from '@storyloom/backend/contract/shop/settings';
import { customerTexts } from '@/config/messages';
import { Carousel } from '@/ui/carousel';
import { SectionTitle } from '@/ui/text/section-title';
import { NewsCard, NewsCardSkeleton } from '@/ui/settings/news-card';

const waiting = ['1', '2', '3'].map((key) => ({ key, content: <NewsCardSkeleton /> }));

/** The shop's notes; `items` is undefined until they are here. */
export function LatestNews({ items }: { items: NewsItem[] | undefined }) {
  const slides = items?.map((item) => ({
    key: String(item.id),
    content: <NewsCard item={item} />,
  }));
  return (
    <Carousel
      label={customerTexts.latestNews}
      layout="news"
      slides={slides ?? waiting}
      heading={<SectionTitle>{customerTexts.latestNews}</SectionTitle>}
    />
  );
}
