import { useState, type FormEvent } from 'react';
import type { FieldError } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useApiDispatch } from '@/api/dependencies';
import { customerTexts } from '@/config/messages';
import { missingFile } from '@/browser/new-build/missing-code';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { useLateForm } from '@/ui/form/use-late-form';

export const newsletterFieldId = 'newsletter-email';
const outOfReach = 'That did not reach us. Please try again in a moment.';

interface NewsletterFormProps {
  /** For code that went with a deploy: whether the page is on its way out. */
  openAnew: (missingFile: string | undefined) => boolean;
}

/** Asks for the address; what was typed stays when it could not be sent. */
export function NewsletterForm({ openAnew }: NewsletterFormProps) {
  const dispatch = useApiDispatch();
  const { errors, bind, load } = useLateForm(async () =>
    (await import('./newsletter-signup')).openNewsletterForm(dispatch, outOfReach),
  );
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'out of reach'>('open');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    try {
      setState((await (await load()).send()) ? 'sent' : 'open');
    } catch (error) {
      if (!openAnew(missingFile(error))) setState('out of reach');
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => state !== 'sending' && setState('open')}
      className="w-full max-w-md"
    >
      <p className="mb-3 font-serif text-lg font-semibold">A letter from the shop, twice a month</p>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          id={newsletterFieldId}
          label="Your e-mail address"
          isLabelHidden
          type="email"
          {...bind('email')}
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
          error={state === 'out of reach' ? outOfReach : textOf(errors.email)}
          className="min-w-40 flex-1"
        />
        <Button type="submit" isBusy={state === 'sending'}>
          {customerTexts.subscribe}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm font-medium text-green">
        {state === 'sent' && 'Thank you. If a first letter asks whether it was you, open its link.'}
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

function textOf(error: FieldError | undefined): string | undefined {
  if (!error) return undefined;
  return error.type === 'api' ? error.message : 'Please give a valid e-mail address.';
}
