import { useParams } from 'react-router-dom';
import { newsItems } from '@storyloom/backend/contract/news';
import { sitePages } from '@storyloom/backend/contract/site-pages';
import { paths } from '@/config/paths';
import { NewsPicture } from '@/features/news/news-picture';
import { ButtonLink } from '@/ui/button';
import { usePageTitle } from '@/ui/use-page-title';
import { NotFoundPage } from './not-found-page';

export function NewsPage() {
  const { id } = useParams();
  const item = newsItems.find((note) => String(note.id) === id);
  usePageTitle(item ? sitePages.news.title(item) : sitePages.notFound.title);
  if (!item) return <NotFoundPage />;
  return (
    <article className="page max-w-3xl py-8 sm:py-14">
      <NewsPicture item={item} isLazy={false} className="rounded-xl" />
      <h1 className="mt-8 text-4xl sm:text-5xl">{item.title}</h1>
      <p className="mt-5 font-serif text-xl text-ink-soft">{item.description}</p>
      <div className="mt-6 space-y-5 text-[1.0625rem] leading-8">
        {item.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ButtonLink variant="quiet" to={paths.home} className="mt-10">
        Back to the shop
      </ButtonLink>
    </article>
  );
}
