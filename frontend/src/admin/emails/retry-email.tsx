import type { EmailMessage } from '@storyloom/backend/contract/email/email';
import { withReference } from '@/api/api-error';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { words } from '@/words/admin';
import { emailsApi } from './emails.api';

/** Sends an email now that is on hold, has failed or waits for its next try. */
export function RetryEmail({ email: { _id, subject, status } }: { email: EmailMessage }) {
  const { sendNow, sendNowWhat, tryAgain, tryAgainWhat, notRetried } = words.adminEmails;
  const isHeld = status === 'held';
  const [retryEmail, { isLoading, error }] = emailsApi.useRetryEmailMutation();
  return (
    <>
      <SmallButton
        aria-label={isHeld ? sendNowWhat(subject) : tryAgainWhat(subject)}
        isBusy={isLoading}
        ref={restoreFocusBeside}
        onClick={ignoreDoubleClick(() => retryEmail(_id))}
      >
        {isHeld ? sendNow : tryAgain}
      </SmallButton>
      {error && (
        <span role="alert" className="ms-3 text-sm text-red">
          {withReference(notRetried, error)}
        </span>
      )}
    </>
  );
}
