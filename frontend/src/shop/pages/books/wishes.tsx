import { useSelector } from 'react-redux';
import { selectCustomer, selectHasLeft } from '@/shop/sign-in/customer-auth.slice';
import { useSendsLetters } from '@/api/system.api';
import { WishForm } from '@/shop/wishes/wish-form';

const useOwnEmail = () => useSelector(selectCustomer)?.email;
/** A form goes with who has left. */
const useFormKey = () => String(useSelector(selectHasLeft));

/** For a book that is not in the shop. */
export function AskTheShop({ q }: { q: string }) {
  return (
    <WishForm
      key={useFormKey()}
      wish={{ text: q }}
      title="Ask the shop for it"
      hint="We look for it and write to you, whether we can have it or not."
      button="Ask for it"
      ownEmail={useOwnEmail()}
      done="Thank you. We look for it and write to you."
    />
  );
}

/** On a sold-out book, in place of the way into the cart. */
export function TellMe({ bookId }: { bookId: string }) {
  const sendsLetters = useSendsLetters();
  return (
    <WishForm
      key={bookId + useFormKey()}
      wish={{ bookId }}
      title="Tell me when it is there"
      hint={
        sendsLetters ? 'You hear from us once, when a copy is there.' : 'We see who waits for it.'
      }
      button="Tell me"
      ownEmail={useOwnEmail()}
      done={
        sendsLetters
          ? 'We will tell you. If we do not know your address yet, please open the link in our letter first.'
          : 'We have noted that you wait for it.'
      }
    />
  );
}
