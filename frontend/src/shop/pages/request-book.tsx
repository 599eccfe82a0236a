import { useSelector } from 'react-redux';
import { useSendsEmails } from '@/api/endpoints/system.api';
import { BookRequestForm } from '@/shop/book-requests/book-request-form';
import { selectCustomer } from '@/shop/sign-in/customer-auth.slice';
import { ResetOnSignOut } from '@/shop/sign-in/reset-on-sign-out';
import { words } from '@/words/first';

/** For a book that is not in the shop. */
export function RequestUnknownBook({ q }: { q: string }) {
  const customer = useSelector(selectCustomer);
  return (
    <ResetOnSignOut>
      <BookRequestForm
        bookRequest={{ text: q }}
        ownEmail={customer?.email}
        {...words.bookRequest.unknownBook}
      />
    </ResetOnSignOut>
  );
}

/** Replaces the cart button of a sold-out book. */
export function RequestSoldOutBook({ bookId }: { bookId: string }) {
  const sendsEmails = useSendsEmails();
  const customer = useSelector(selectCustomer);
  const texts = words.bookRequest.soldOut;
  return (
    <ResetOnSignOut>
      <BookRequestForm
        key={bookId}
        bookRequest={{ bookId }}
        ownEmail={customer?.email}
        title={texts.title}
        hint={sendsEmails ? texts.hint : texts.hintWithoutEmails}
        button={texts.button}
        done={sendsEmails ? texts.done : texts.doneWithoutEmails}
      />
    </ResetOnSignOut>
  );
}
