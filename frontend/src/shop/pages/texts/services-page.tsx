import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ShopTextPage } from './shop-text-page';

export function ServicesPage() {
  return (
    <ShopTextPage title="Services" name="services">
      <p>
        Where your parcels are, you see on{' '}
        <Link to={paths.orders} className="link">
          your orders
        </Link>
        .
      </p>
    </ShopTextPage>
  );
}
