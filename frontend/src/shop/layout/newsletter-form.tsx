import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NewsletterSignup } from '@storyloom/backend/contract/shop/newsletter';
import { readApiProblem, withReference } from '@/api/api-error';
import { baseApi } from '@/api/base-api';
import { useSettings } from '@/api/settings.api';
import { newsletterTitle } from '@/ui/settings/newsletter-title';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';

const { useJoinNewsletterMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinNewsletter: build.mutation<null, NewsletterSignup>({
      query: (body) => ({ url: '/newsletter', method: 'POST', body }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});

export const newsletterFieldId = 'newsletter-email';

/** Asks for the address; what was typed stays when it could not be sent. */
export function NewsletterForm() {
  const { data } = useSettings();
  const { isOn, promise } = data?.newsletter ?? { isOn: true, promise: '' };
  const [join, { isLoading, isSuccess, reset }] = useJoinNewsletterMutation();
  const [problem, setProblem] = useState<string>();

  if (!isOn) {
    return (
      <p className="max-w-md font-serif text-lg font-semibold">{newsletterTitle(isOn, promise)}</p>
    );
  }

  const submit = async (form: HTMLFormElement) => {
    setProblem(undefined);
    reset();
    const typed = new FormData(form).get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    // What else is wrong with an address the API says.
    const isAddress = /.@./.test(email);
    const { error } = isAddress ? await join({ email }) : { error: { status: 400 } };
    setProblem(error && explain(error));
    if (error) form.querySelector('input')?.focus();
    else form.reset();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void submit(event.currentTarget);
      }}
      onChange={() => !isLoading && reset()}
      className="w-full max-w-md"
    >
      <p className="mb-3 font-serif text-lg font-semibold">{newsletterTitle(isOn, promise)}</p>
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
        {isSuccess && 'Thank you. If a first letter asks whether it was you, open its link.'}
      </p>
      <p className="text-sm text-ink-soft">
        We keep your address for this letter only.{' '}
        {data?.pages.privacy && (
          <Link to={paths.privacy} className="link">
            How we treat it
          </Link>
        )}
      </p>
    </form>
  );
}

function explain(error: unknown): string {
  const { status } = readApiProblem(error);
  if (status === 400) return 'Please give a valid e-mail address.';
  if (status === 404) return newsletterTitle(false);
  if (status === 429) return 'That was a lot at once. Please try again in a little while.';
  return withReference('That did not reach us. Please try again in a moment.', error);
}
