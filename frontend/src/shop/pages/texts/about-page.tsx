import { Link } from 'react-router-dom';
import { useSettings } from '@/api/settings.api';
import { paths } from '@/config/paths';
import { MoreBooks } from '@/shop/pages/books/more-books';
import { Picture } from '@/ui/pictures/picture';
import { pictureUrl } from '@/ui/pictures/pictures';
import { ContactDetails } from '@/ui/settings/contact-details';
import { ShopTextPage } from './shop-text-page';

export function AboutPage() {
  const { data } = useSettings();
  const { address = '', hours = '' } = data?.contact ?? {};
  return (
    <>
      <ShopTextPage title="About Us" name="about">
        {(address || hours) && (
          <>
            <h2>Come by</h2>
            <ContactDetails contact={{ address, hours, phone: '', email: '' }} />
          </>
        )}
        <p>
          The best place to begin is{' '}
          <Link to={paths.catalogue} className="link">
            the whole catalogue
          </Link>
          .
        </p>
        <Picture
          avif={pictureUrl('hero-small.avif')}
          src={pictureUrl('hero-small.webp')}
          alt=""
          width={720}
          height={540}
          loading="lazy"
          className="aspect-video w-full rounded-xl bg-accent object-contain p-4"
        />
      </ShopTextPage>
      <MoreBooks />
    </>
  );
}
