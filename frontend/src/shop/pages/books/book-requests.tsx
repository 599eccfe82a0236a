import { useSelector } from 'react-redux';
import { useSendsEmails } from '@/api/system.api';
import { BookRequestForm } from '@/shop/book-requests/book-request-form';
import { selectCustomer, selectSignedOut } from '@/shop/sign-in/customer-auth.slice';
import { words } from '@/words/first';

/** Signing out empties the form. */
const useFormKey = () => String(useSelector(selectSignedOut));
const useOwnEmail = () => useSelector(selectCustomer)?.email;

/** For a book that is not in the shop. */
export function AskTheShop({ q }: { q: string }) {
  return (
    <BookRequestForm
      key={useFormKey()}
      bookRequest={{ text: q }}
      ownEmail={useOwnEmail()}
      {...words.bookRequest.unknownBook}
    />
  );
}

/** On a sold-out book, in place of the way into the cart. */
export function RequestBook({ bookId }: { bookId: string }) {
  const sendsEmails = useSendsEmails();
  const texts = words.bookRequest.soldOut;
  return (
    <BookRequestForm
      key={bookId + useFormKey()}
      bookRequest={{ bookId }}
      ownEmail={useOwnEmail()}
      title={texts.title}
      hint={sendsEmails ? texts.hint : texts.hintWithoutEmails}
      button={texts.button}
      done={sendsEmails ? texts.done : texts.doneWithoutEmails}
    />
  );
}
