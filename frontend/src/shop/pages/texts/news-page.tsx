import { useParams } from 'react-router-dom';
import type { NewsItem } from '@storyloom/backend/contract/shop/settings';
import { paths } from '@/config/paths';
import { NewsPicture } from '@/shop-facts/settings/news-card';
import { useSettings } from '@/api/endpoints/settings.api';
import { ButtonLink } from '@/ui/controls/button';
import { Loaded } from '@/ui/loaded';
import { TextSkeleton } from '@/ui/spinner';
import { PlainText } from '@/ui/text/plain-text';
import { Prose } from '@/ui/text/prose';
import { usePageTitle } from '@/shop-facts/use-page-title';
import { NotFoundPage } from '@/shop/pages/not-found-page';
import { words } from '@/words/shop';

const column = 'page max-w-3xl py-8 sm:py-14';

export function NewsPage() {
  const { id } = useParams();
  const query = useSettings();
  const item = query.data?.news.find((each) => String(each.id) === id);
  const otherTitle = query.data ? undefined : '';
  usePageTitle(item ? words.titles.news(item) : otherTitle);
  return (
    <Loaded
      query={query}
      failed={words.texts.failed}
      failedClassName={column}
      loading={
        <div className={column}>
          <TextSkeleton />
        </div>
      }
    >
      {() => (item ? <NewsArticle item={item} /> : <NotFoundPage />)}
    </Loaded>
  );
}

function NewsArticle({ item }: { item: NewsItem }) {
  return (
    <Prose
      title={item.title}
      lead={item.description}
      picture={<NewsPicture key={item.image} item={item} isLazy={false} className="rounded-xl" />}
    >
      <PlainText text={item.story} />
      <ButtonLink variant="quiet" to={paths.home} className="mt-5">
        {words.texts.backToShop}
      </ButtonLink>
    </Prose>
  );
}
