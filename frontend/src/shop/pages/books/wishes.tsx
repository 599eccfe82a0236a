import { useId, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import type { NewWish } from '@storyloom/backend/contract/shop/wish';
import { readApiProblem } from '@/api/api-error';
import { baseApi } from '@/api/base-api';
import { useSendsLetters } from '@/api/system.api';
import { restoreFocusBeside } from '@/browser/place/focus';
import { selectCustomer, selectHasLeft } from '@/shop/sign-in/customer-auth.slice';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { Notice } from '@/ui/notices/notice';

const { useMakeWishMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeWish: build.mutation<void, NewWish>({
      query: (body) => ({ url: '/wishes/', method: 'POST', body }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});

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
      done={
        sendsLetters
          ? 'We will tell you. If we do not know your address yet, please open the link in our letter first.'
          : 'We have noted that you wait for it.'
      }
    />
  );
}

interface WishFormProps {
  /** What is wished for: a book of the shop, or the reader's own words. */
  wish: { bookId: string } | { text: string };
  title: string;
  hint: string;
  button: string;
  /** Said once it is kept. */
  done: string;
}

/** Asks for an address, unless the shop knows it, and keeps the wish. */
function WishForm({ wish, title, hint, button, done }: WishFormProps) {
  const titleId = useId();
  const [text, setText] = useState('text' in wish ? wish.text : '');
  const [typed, setTyped] = useState<string>();
  const ownEmail = useSelector(selectCustomer)?.email;
  const email = typed ?? ownEmail ?? '';
  const [makeWish, { isLoading, isSuccess, error }] = useMakeWishMutation();
  const problem = error ? readApiProblem(error) : undefined;
  const refused = (name: string, label: string) => {
    const words = problem?.fields?.[name]?.join(', ');
    return words && `${label} ${words}`;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const what = 'text' in wish ? { text } : wish;
    void makeWish({ ...what, email });
  };
  const isNamed = Boolean(refused('email', 'Email') ?? refused('text', 'Title'));
  if (isSuccess) return <Notice tone="success" title={done} className="mt-5" />;
  return (
    <form
      ref={restoreFocusBeside}
      noValidate
      aria-labelledby={titleId}
      onSubmit={send}
      className="mt-5 max-w-md space-y-3 text-left"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {'text' in wish && (
        <TextField
          label="Title or ISBN"
          value={text}
          maxLength={200}
          autoComplete="off"
          error={refused('text', 'Title or ISBN')}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        hint={hint}
        error={refused('email', 'Email')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {problem && !isNamed && (
        <Notice
          tone="error"
          title={
            problem.code === 'rate_limit_exceeded'
              ? 'That was asked very often. Please try again later.'
              : 'It was not kept. Please try again.'
          }
          reference={problem.reference}
        />
      )}
      <Button type="submit" isBusy={isLoading}>
        {button}
      </Button>
    </form>
  );
}
