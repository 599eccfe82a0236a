import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { readApiProblem } from '@/api/api-error';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { useJoinNewsletterMutation } from './newsletter.api';

export const newsletterFieldId = 'newsletter-email';

/** Asks for the address; what was typed stays when it could not be sent. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [join, { isLoading, isSuccess, error, reset }] = useJoinNewsletterMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const answer = await join({ email: email.trim() });
    if (!answer.error) setEmail('');
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="w-full max-w-md">
      <p className="mb-3 font-serif text-lg font-semibold">A letter from the shop, twice a month</p>
      <div className="flex items-start gap-2">
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
          value={email}
          error={error && textFor(error)}
          onChange={(event) => {
            setEmail(event.target.value);
            if (error || isSuccess) reset();
          }}
          className="min-w-0 flex-1"
        />
        <Button type="submit" isBusy={isLoading}>
          {customerTexts.subscribe}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm font-medium text-green">
        {isSuccess && 'Thank you. The next letter will find you.'}
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

function textFor(error: unknown): string {
  const { status } = readApiProblem(error);
  if (status === 400) return 'Please give a valid e-mail address.';
  if (status === 429) return 'That was a lot at once. Please try again in a little while.';
  return 'That did not reach us. Please try again in a moment.';
}
