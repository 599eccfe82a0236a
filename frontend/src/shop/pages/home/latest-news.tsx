import { useSettings } from '@/api/settings.api';
import { customerTexts } from '@/config/messages';
import { Carousel } from '@/ui/carousel';
import { SectionTitle } from '@/ui/text/section-title';
import { NewsCard, NewsCardSkeleton } from '@/ui/settings/news-card';

const waiting = ['1', '2', '3'].map((key) => ({ key, content: <NewsCardSkeleton /> }));

/** The shop's notes, if it has any. */
export function LatestNews() {
  const { data, isLoading } = useSettings();
  if (!isLoading && !data?.news.length) return null;
  const slides = data?.news.map((item) => ({
    key: String(item.id),
    content: <NewsCard item={item} />,
  }));
  return (
    <section className="page pt-14 sm:pt-20">
      <Carousel
        label={customerTexts.latestNews}
        layout="news"
        slides={slides ?? waiting}
        heading={<SectionTitle>{customerTexts.latestNews}</SectionTitle>}
      />
    </section>
  );
}
