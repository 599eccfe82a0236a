import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ShopTextPage, TextPicture } from './shop-text-page';

export function ServicesPage() {
  return (
    <ShopTextPage name="services" picture={<TextPicture name="news-3" />}>
      <p>
        Where your orders are, you see on{' '}
        <Link to={paths.orders} className="link">
          your orders
        </Link>
        .
      </p>
    </ShopTextPage>
  );
}
