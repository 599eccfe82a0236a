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
import { words } from '@/words/first';
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
      title={texts.title}
      hint={sendsEmails ? texts.hint : texts.hintWithoutEmails}
      button={texts.button}
      done={sendsEmails ? texts.done : texts.doneWithoutEmails}
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
  const texts = words.bookRequest;
  const refused = (name: string, label: string) => {
    const broken = problem?.fields?.[name]?.join('\n');
    return broken && sayRules(broken, label);
  };
  const emailProblem = refused('email', texts.email);
  const textProblem = refused('text', texts.text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const what = 'text' in bookRequest ? { text } : bookRequest;
    void makeBookRequest({ ...what, email });
  };
  if (isSuccess) return <Notice tone="success" title={done} className="mt-5" />;
  return (
    <form
      ref={restoreFocusBeside}
      noValidate
      aria-labelledby={titleId}
      onSubmit={send}
      className="mt-5 max-w-md space-y-3 text-start"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {'text' in bookRequest && (
        <TextField
          label={texts.text}
          value={text}
          maxLength={200}
          autoComplete="off"
          error={textProblem}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        value={email}
        hint={hint}
        error={emailProblem}
        onChange={(event) => setTyped(event.target.value)}
      />
      {problem && !emailProblem && !textProblem && (
        <Notice
          tone="error"
          title={problem.code === 'rate_limit_exceeded' ? texts.tooMany : texts.failed}
          reference={problem.reference}
        />
      )}
      <Button type="submit" isBusy={isLoading}>
        {button}
      </Button>
    </form>
  );
}
