import { Link } from 'react-router-dom';
import { useSettings } from '@/api/settings.api';
import { paths } from '@/config/paths';
import { ContactDetails } from '@/ui/settings/contact-details';
import { ShopTextPage, TextPicture } from './shop-text-page';

export function AboutPage() {
  const { data } = useSettings();
  const { address = '', hours = '' } = data?.contact ?? {};
  return (
    <ShopTextPage
      name="about"
      picture={<TextPicture name="hero-small" className="object-contain p-4" />}
    >
      {(address || hours) && (
        <>
          <h2>{address ? 'Where we are' : 'When we are there'}</h2>
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
    </ShopTextPage>
  );
}
