import { useSettings } from '@/api/endpoints/settings.api';
import { paths } from '@/config/paths';
import { ContactDetails } from '@/shop-facts/settings/contact-details';
import { ShopTextPage, TextPicture } from './shop-text-page';
import { linkTo } from '@/ui/controls/link-to';
import { words } from '@/words/shop';

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
          <h2>{address ? words.texts.whereWeAre : words.texts.whenWeAreThere}</h2>
          <ContactDetails contact={{ address, hours, phone: '', email: '' }} />
        </>
      )}
      <p>{words.texts.startWith(linkTo(paths.catalogue))}</p>
    </ShopTextPage>
  );
}
