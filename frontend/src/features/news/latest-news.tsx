import { customerTexts } from '@/config/messages';
import { Carousel } from '@/ui/carousel';
import { SectionTitle } from '@/ui/section-title';
import { NewsCard } from './news-card';
import { newsItems } from '@storyloom/backend/contract/news';

const slides = newsItems.map((item) => ({
  key: String(item.id),
  content: <NewsCard item={item} />,
}));

export function LatestNews() {
  return (
    <Carousel
      label={customerTexts.latestNews}
      layout="news"
      slides={slides}
      heading={<SectionTitle>{customerTexts.latestNews}</SectionTitle>}
    />
  );
}
