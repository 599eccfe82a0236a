import { useId, useState, type FormEvent } from 'react';
import { readApiError } from '@/api/api-error';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { ruleMessage } from '@/ui/form/rule-message';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/first';
import { bookRequestsApi } from './book-requests.api';

interface BookRequestFormProps {
  /** A book of the shop, or a title in the words of the reader. */
  bookRequest: { bookId: string } | { text: string };
  /** The address of the signed-in customer. */
  ownEmail: string | null | undefined;
  title: string;
  hint: string;
  button: string;
  /** The message after saving. */
  done: string;
}

/** Without react-hook-form, which is not part of the first load. */
export function BookRequestForm(props: BookRequestFormProps) {
  const { bookRequest, ownEmail, title, hint, button, done } = props;
  const titleId = useId();
  const [text, setText] = useState('text' in bookRequest ? bookRequest.text : '');
  const [typed, setTyped] = useState<string>();
  const email = typed ?? ownEmail ?? '';
  const [makeBookRequest, { isLoading, isSuccess, error }] =
    bookRequestsApi.useMakeBookRequestMutation();
  const apiError = error ? readApiError(error) : undefined;
  const texts = words.bookRequest;
  const refused = (name: string, label: string) => {
    const broken = apiError?.fields?.[name]?.join('\n');
    return broken && ruleMessage(broken, label);
  };
  const emailError = refused('email', texts.email);
  const textError = refused('text', texts.text);
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
          error={textError}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <TextField
        // On hydration the field keeps text that was typed before.
        ref={(field) => {
          if (field && field.value !== email) setTyped(field.value);
        }}
        label={texts.email}
        type="email"
        autoComplete="email"
        value={email}
        hint={hint}
        error={emailError}
        onChange={(event) => setTyped(event.target.value)}
      />
      {apiError && !emailError && !textError && (
        <Notice
          tone="error"
          title={apiError.code === 'rate_limit_exceeded' ? texts.tooMany : texts.failed}
          reference={apiError.reference}
        />
      )}
      <Button type="submit" isBusy={isLoading}>
        {button}
      </Button>
    </form>
  );
}
