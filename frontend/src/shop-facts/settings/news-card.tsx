import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cutText } from '@/ui/text/cut-text';
import type { NewsItem } from '@storyloom/backend/contract/shop/settings';
import { coverSources } from '@/shop-facts/book/cover';
import { Picture } from '@/ui/pictures/picture';
import { pictureUrl } from '@/ui/pictures/pictures';
import { Skeleton } from '@/ui/spinner';
import { nearViewMargin, useInView } from '@/browser/use-in-view';

export function NewsCard({ item }: { item: NewsItem }) {
  return (
    <article className="group relative flex h-full flex-col">
      <NewsPicture item={item} className="rounded-lg" />
      <h3 dir="auto" className="mt-4 text-xl wrap-anywhere">
        <Link
          to={paths.news(item.id)}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {cutText(item.title, 60)}
        </Link>
      </h3>
      <p dir="auto" className="mt-2 text-note wrap-anywhere text-ink-soft">
        {cutText(item.description, 80)}
      </p>
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

const grounds = ['bg-[#20392f]', 'bg-[#3d2b4f]', 'bg-[#8c5a2b]', 'bg-[#7b2d26]', 'bg-[#223a5e]'];

interface NewsPictureProps {
  item: NewsItem;
  className: string;
  isLazy?: boolean;
}

/** The article's picture in 3:2; a plain background until it has one. */
export function NewsPicture({ item, className, isLazy = true }: NewsPictureProps) {
  const sources = sourcesOf(item.image);
  const frame = useRef<HTMLSpanElement>(null);
  const shouldLoad = useInView(frame, nearViewMargin) || !isLazy;
  return (
    <span
      ref={frame}
      className={`block aspect-3/2 overflow-hidden ${grounds[item.id % grounds.length]} ${className}`}
    >
      {sources && shouldLoad && (
        <Picture
          {...sources}
          sizes="(min-width: 1024px) 400px, (min-width: 768px) 46vw, 92vw"
          alt=""
          width={720}
          height={480}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

/** One of the shop's own pictures, an uploaded one, or one elsewhere on the web. */
function sourcesOf(image: string) {
  const own = pictureUrl(image);
  return own ? { src: own, avif: pictureUrl(image.replace(/webp$/, 'avif')) } : coverSources(image);
}
