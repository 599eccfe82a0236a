import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSettings } from '@/api/endpoints/settings.api';
import { newsletterTitle } from '@/shop-facts/settings/newsletter-title';
import { useApiDispatch } from '@/api/dependencies';
import { reloadForNewBuild } from '@/browser/new-build';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { words } from '@/words/first';

/** The id of the field to which the banner's button leads. */
export const newsletterFieldId = 'newsletter-email';

/** The newsletter form; keeps the typed address if it could not be sent. */
export function NewsletterForm() {
  const dispatch = useApiDispatch();
  const { data } = useSettings();
  const { isOn, promise: frequency } = data?.newsletter ?? { isOn: true, promise: '' };
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();
  const [hasJoined, setHasJoined] = useState(false);

  if (!isOn) {
    return (
      <p className="max-w-md font-serif text-lg font-semibold">
        {newsletterTitle(isOn, frequency)}
      </p>
    );
  }

  const submit = async (form: HTMLFormElement) => {
    const typed = new FormData(form).get('email');
    setIsSending(true);
    const refusal = await import('./join-newsletter')
      .then(({ joinNewsletter }) => joinNewsletter(dispatch, typed))
      .catch(() => {
        void reloadForNewBuild();
        return words.layout.newsletter.outOfReach;
      });
    setIsSending(false);
    setError(refusal);
    setHasJoined(!refusal);
    const { activeElement: focused, body } = document;
    if (!refusal) form.reset();
    // Focus that has moved on stays where it is.
    else if (focused === body || form.contains(focused)) form.querySelector('input')?.focus();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(undefined);
        setHasJoined(false);
        if (!isSending) void submit(event.currentTarget);
      }}
      onChange={() => setHasJoined(false)}
      className="w-full max-w-md"
    >
      <p className="mb-3 font-serif text-lg font-semibold">{newsletterTitle(isOn, frequency)}</p>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          id={newsletterFieldId}
          label={words.layout.newsletter.address}
          isLabelHidden
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={words.layout.newsletter.example}
          error={error}
          className="min-w-40 flex-1"
        />
        <Button type="submit" isBusy={isSending}>
          {words.layout.newsletter.subscribe}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm font-medium text-green">
        {hasJoined && words.layout.newsletter.joined}
      </p>
      <p className="text-sm text-ink-soft">
        <span>{words.layout.newsletter.addressNote}</span>
        {data?.pages.privacy && (
          <Link to={paths.privacy} className="link">
            {words.layout.newsletter.privacy}
          </Link>
        )}
      </p>
    </form>
  );
}
