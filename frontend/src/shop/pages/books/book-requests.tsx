import { useId, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import type { NewBookRequest } from '@storyloom/backend/contract/shop/book-request';
import { readApiProblem } from '@/api/api-error';
import { baseApi } from '@/api/base-api';
import { useSendsEmails } from '@/api/system.api';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { selectCustomer, selectSignedOut } from '@/shop/sign-in/customer-auth.slice';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { Notice } from '@/ui/notices/notice';
import { sayRules } from '@/ui/form/say-rule';

const { useMakeBookRequestMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeBookRequest: build.mutation<void, NewBookRequest>({
      query: (body) => ({ url: '/book-requests/', method: 'POST', body }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});

/** A form goes with who has left. */
const useFormKey = () => String(useSelector(selectSignedOut));

/** For a book that is not in the shop. */
export function AskTheShop({ q }: { q: string }) {
  return (
    <BookRequestForm
      key={useFormKey()}
      bookRequest={{ text: q }}
      title="Ask the shop for it"
      hint="We look for it and write to you, whether we can have it or not."
      button="Ask for it"
      done="Thank you. We look for it and write to you."
    />
  );
}

/** On a sold-out book, in place of the way into the cart. */
export function RequestBook({ bookId }: { bookId: string }) {
  const sendsEmails = useSendsEmails();
  return (
    <BookRequestForm
      key={bookId + useFormKey()}
      bookRequest={{ bookId }}
      title="Tell me when it is there"
      hint={
        sendsEmails ? 'You hear from us once, when a copy is there.' : 'We see who waits for it.'
      }
      button="Tell me"
      done={
        sendsEmails
          ? 'We will tell you. If we do not know your address yet, please open the link in our email first.'
          : 'We have noted that you wait for it.'
      }
    />
  );
}

interface BookRequestFormProps {
  /** What is wished for: a book of the shop, or the reader's own words. */
  bookRequest: { bookId: string } | { text: string };
  title: string;
  hint: string;
  button: string;
  /** Said once it is kept. */
  done: string;
}

/** Asks for an address, unless the shop knows it, and keeps the book request. */
function BookRequestForm({ bookRequest, title, hint, button, done }: BookRequestFormProps) {
  const titleId = useId();
  const [text, setText] = useState('text' in bookRequest ? bookRequest.text : '');
  const [typed, setTyped] = useState<string>();
  const ownEmail = useSelector(selectCustomer)?.email;
  const email = typed ?? ownEmail ?? '';
  const [makeBookRequest, { isLoading, isSuccess, error }] = useMakeBookRequestMutation();
  const problem = error ? readApiProblem(error) : undefined;
  const refused = (name: string, label: string) => {
    const broken = problem?.fields?.[name]?.join('\n');
    return broken && sayRules(broken, label);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const what = 'text' in bookRequest ? { text } : bookRequest;
    void makeBookRequest({ ...what, email });
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
      {'text' in bookRequest && (
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
