import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ContactDetails } from '@/ui/settings/contact-details';
import { MoreBooks } from '@/shop/pages/books/more-books';
import { AskTheShop } from '@/shop/pages/books/book-requests';
import { useSettings } from '@/api/settings.api';
import { Prose } from '@/ui/text/prose';
import { TextPicture } from './shop-text-page';

export function ContactPage() {
  const { data } = useSettings();
  return (
    <>
      <Prose
        title="Contact"
        lead="The quickest answers are often one click away."
        picture={<TextPicture name="news-4" />}
      >
        {data && <ContactDetails contact={data.contact} />}
        {data && !Object.values(data.contact).some(Boolean) && (
          <p>We have not put up an address or a telephone number yet. For a book, ask us below.</p>
        )}
        <h2>About an order</h2>
        <p>
          <Link to={paths.orders} className="link">
            Your orders
          </Link>{' '}
          show where each one is, and let you cancel it until we have confirmed it. Every order has
          a short number that can be said on the phone, and we may call the number you gave us when
          something is unclear.
        </p>
        {data?.pages.privacy && (
          <>
            <h2>About your data</h2>
            <p>
              What we store and for how long stands in the{' '}
              <Link to={paths.privacy} className="link">
                privacy policy
              </Link>
              .
            </p>
          </>
        )}
        <AskTheShop q="" />
      </Prose>
      <MoreBooks />
    </>
  );
}
