import { useParams } from 'react-router-dom';
import { sitePages } from '@storyloom/backend/contract/shop/site-pages';
import { paths } from '@/config/paths';
import { NewsPicture } from '@/ui/settings/news-picture';
import { useSettings } from '@/api/settings.api';
import { ButtonLink } from '@/ui/controls/button';
import { PlainText } from '@/ui/text/plain-text';
import { Prose } from '@/ui/text/prose';
import { usePageTitle } from '@/ui/use-page-title';
import { NotFoundPage } from '@/shop/pages/not-found-page';
import { SettingsWait } from './shop-text-page';

export function NewsPage() {
  const { id } = useParams();
  const { data } = useSettings();
  const item = data?.news.find((note) => String(note.id) === id);
  const otherTitle = data ? undefined : '';
  usePageTitle(item ? sitePages.news.title(item) : otherTitle);
  if (!data) {
    return (
      <div className="page max-w-3xl py-8 sm:py-14">
        <SettingsWait />
      </div>
    );
  }
  if (!item) return <NotFoundPage />;
  return (
    <Prose
      title={item.title}
      lead={item.description}
      picture={<NewsPicture key={item.image} item={item} isLazy={false} className="rounded-xl" />}
    >
      <PlainText text={item.story} />
      <ButtonLink variant="quiet" to={paths.home} className="mt-5">
        Back to the shop
      </ButtonLink>
    </Prose>
  );
}
