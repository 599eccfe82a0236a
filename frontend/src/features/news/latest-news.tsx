import { customerTexts } from '@/config/messages';
import { Carousel } from '@/ui/carousel';
import { NewsCard } from './news-card';
import { newsItems } from './news-items';

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
      heading={<h2 className="text-3xl sm:text-4xl">{customerTexts.latestNews}</h2>}
    />
  );
}
