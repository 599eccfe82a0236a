import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ShopTextPage, TextPicture } from './shop-text-page';
import { words } from '@/words/shop';

export function ServicesPage() {
  return (
    <ShopTextPage name="services" picture={<TextPicture name="news-3" />}>
      <p>
        {words.texts.whereOrdersAre((text) => (
          <Link to={paths.orders} className="link">
            {text}
          </Link>
        ))}
      </p>
    </ShopTextPage>
  );
}
