import { useId, useState, type FormEvent } from 'react';
import { readApiProblem } from '@/api/api-error';
import { useMakeWishMutation } from '@/api/wishes.api';
import { restoreFocusBeside } from '@/browser/place/focus';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { Notice } from '@/ui/notices/notice';

interface WishFormProps {
  /** What is wished for: a book of the shop, or the reader's own words. */
  wish: { bookId: string } | { text: string };
  title: string;
  hint: string;
  button: string;
  /** Of who is signed in. */
  ownEmail: string | null | undefined;
  /** Said once it is kept. */
  done: string;
}

/** Asks for an address, unless the shop knows it, and keeps the wish. */
export function WishForm({ wish, title, hint, button, ownEmail, done }: WishFormProps) {
  const titleId = useId();
  const [text, setText] = useState('text' in wish ? wish.text : '');
  const [typed, setTyped] = useState<string>();
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
