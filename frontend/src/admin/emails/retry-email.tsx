import type { EmailMessage } from '@storyloom/backend/contract/shop/email';
import { withReference } from '@/api/api-error';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { emailsApi } from './emails.api';

/** Sends an email at once: one that is held, that failed, or that would wait longer. */
export function RetryEmail({ email: { _id, subject, status } }: { email: EmailMessage }) {
  const words = status === 'held' ? 'Send now' : 'Try again';
  const [retryEmail, { isLoading, error }] = emailsApi.useRetryEmailMutation();
  return (
    <>
      <SmallButton
        aria-label={`${words}: ${subject}`}
        isBusy={isLoading}
        ref={restoreFocusBeside}
        onClick={ignoreDoubleClick(() => retryEmail(_id))}
      >
        {words}
      </SmallButton>
      {error && (
        <span role="alert" className="ml-3 text-sm text-red">
          {withReference('That did not work.', error)}
        </span>
      )}
    </>
  );
}
