import { paths } from '@/config/paths';
import { ContactDetails } from '@/shop-facts/settings/contact-details';
import { MoreBooks } from '@/shop/book-lists/more-books';
import { RequestUnknownBook } from '@/shop/pages/request-book';
import { useSettings } from '@/api/endpoints/settings.api';
import { Prose } from '@/ui/text/prose';
import { TextPicture } from './shop-text-page';
import { linkTo } from '@/ui/controls/link-to';
import { words } from '@/words/shop';

export function ContactPage() {
  const texts = words.texts.contact;
  const { data } = useSettings();
  return (
    <>
      <Prose title={words.titles.contact} lead={texts.lead} picture={<TextPicture name="news-4" />}>
        {data && <ContactDetails contact={data.contact} />}
        {data && !Object.values(data.contact).some(Boolean) && <p>{texts.nothingYet}</p>}
        <h2>{texts.order}</h2>
        <p>{texts.orderText(linkTo(paths.orders))}</p>
        {data?.pages.privacy && (
          <>
            <h2>{texts.data}</h2>
            <p>{texts.dataText(linkTo(paths.privacy))}</p>
          </>
        )}
        <RequestUnknownBook q="" />
      </Prose>
      <MoreBooks />
    </>
  );
}
