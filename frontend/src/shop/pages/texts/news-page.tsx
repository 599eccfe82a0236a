import { useParams } from 'react-router-dom';
import { sitePages } from '@storyloom/backend/contract/shop/site-pages';
import { paths } from '@/config/paths';
import { NewsPicture } from '@/ui/settings/news-picture';
import { useSettings } from '@/api/settings.api';
import { ButtonLink } from '@/ui/controls/button';
import { PlainText } from '@/ui/text/plain-text';
import { usePageTitle } from '@/ui/use-page-title';
import { NotFoundPage } from '@/shop/pages/not-found-page';
import { SettingsWait } from './shop-text-page';

export function NewsPage() {
  const { id } = useParams();
  const { data } = useSettings();
  const item = data?.news.find((note) => String(note.id) === id);
  const missingTitle = data ? sitePages.notFound.title : '';
  usePageTitle(item ? sitePages.news.title(item) : missingTitle);
  if (!data) {
    return (
      <div className="page max-w-3xl py-8 sm:py-14">
        <SettingsWait />
      </div>
    );
  }
  if (!item) return <NotFoundPage />;
  return (
    <article className="page max-w-3xl py-8 sm:py-14">
      <NewsPicture key={item.image} item={item} isLazy={false} className="rounded-xl" />
      <h1 className="mt-8 text-4xl wrap-anywhere sm:text-5xl">{item.title}</h1>
      <p className="mt-5 text-xl wrap-anywhere text-ink-soft">{item.description}</p>
      <div className="mt-6 space-y-5 text-[1.0625rem] leading-[1.88] [&_h2]:mt-10 [&_h2]:text-2xl">
        <PlainText text={item.story} />
      </div>
      <ButtonLink variant="quiet" to={paths.home} className="mt-10">
        Back to the shop
      </ButtonLink>
    </article>
  );
}
