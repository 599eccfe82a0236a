import { paths } from '@/config/paths';
import { ShopTextPage, TextPicture } from './shop-text-page';
import { linkTo } from '@/ui/controls/link-to';
import { words } from '@/words/shop';

export function ServicesPage() {
  return (
    <ShopTextPage name="services" picture={<TextPicture name="news-3" />}>
      <p>{words.texts.whereOrdersAre(linkTo(paths.orders))}</p>
    </ShopTextPage>
  );
}
