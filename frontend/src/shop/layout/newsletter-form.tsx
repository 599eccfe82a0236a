import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readApiProblem, withReference } from '@/api/api-error';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { useJoinNewsletterMutation } from './newsletter.api';

export const newsletterFieldId = 'newsletter-email';

/** Asks for the address; what was typed stays when it could not be sent. */
export function NewsletterForm() {
  const [join, { isLoading }] = useJoinNewsletterMutation();
  const [problem, setProblem] = useState<string>();
  const [hasJoined, setHasJoined] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const typed = new FormData(form).get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    // What else is wrong with an address the API says.
    const answer = /.@./.test(email) ? await join({ email }) : { error: noAddress };
    if (answer.error) {
      setProblem(wordsFor(answer.error));
      form.querySelector('input')?.focus();
    } else {
      setHasJoined(true);
      form.reset();
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(undefined);
        setHasJoined(false);
        if (!isLoading) void submit(event.currentTarget);
      }}
      onChange={() => setHasJoined(false)}
      className="w-full max-w-md"
    >
      <p className="mb-3 font-serif text-lg font-semibold">A letter from the shop, twice a month</p>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          id={newsletterFieldId}
          label="Your e-mail address"
          isLabelHidden
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
          error={problem}
          className="min-w-40 flex-1"
        />
        <Button type="submit" isBusy={isLoading}>
          {customerTexts.subscribe}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm font-medium text-green">
        {hasJoined && 'Thank you. If a first letter asks whether it was you, open its link.'}
      </p>
      <p className="text-sm text-ink-soft">
        We keep your address for this letter only.{' '}
        <Link to={paths.privacy} className="link">
          How we treat it
        </Link>
      </p>
    </form>
  );
}

const noAddress = { status: 400 };

function wordsFor(error: unknown): string {
  const { status } = readApiProblem(error);
  if (status === 400) return 'Please give a valid e-mail address.';
  if (status === 429) return 'That was a lot at once. Please try again in a little while.';
  return withReference('That did not reach us. Please try again in a moment.', error);
}
