import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cutText } from '@/ui/text/cut-text';
import type { NewsItem } from '@storyloom/backend/contract/shop/settings';
import { Skeleton } from '@/ui/spinner';
import { NewsPicture } from './news-picture';

export function NewsCard({ item }: { item: NewsItem }) {
  return (
    <article className="group relative flex h-full flex-col">
      <NewsPicture item={item} className="rounded-lg" />
      <h3 className="mt-4 text-xl wrap-anywhere">
        <Link
          to={paths.news(item.id)}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {cutText(item.title, 60)}
        </Link>
      </h3>
      <p className="mt-2 text-note wrap-anywhere text-ink-soft">{cutText(item.description, 80)}</p>
    </article>
  );
}

export function NewsCardSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton className="aspect-3/2" />
      <Skeleton className="h-14" />
      <Skeleton className="h-11" />
    </div>
  );
}
