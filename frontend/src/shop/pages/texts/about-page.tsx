import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ShopTextPage } from './shop-text-page';

export function AboutPage() {
  return (
    <ShopTextPage title="About Us" name="about">
      <p>
        The best place to begin is{' '}
        <Link to={paths.catalogue} className="link">
          the whole catalogue
        </Link>
        .
      </p>
    </ShopTextPage>
  );
}
