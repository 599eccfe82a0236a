import type { Letter } from '@storyloom/backend/contract/shop/letter';
import { withReference } from '@/api/api-error';
import { restoreFocusBeside } from '@/browser/place/focus';
import { SmallButton } from '@/ui/controls/button';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { lettersApi } from './letters.api';

/** Sends a letter at once: one that is held, that failed, or that would wait longer. */
export function RetryLetter({ letter: { _id, subject, status } }: { letter: Letter }) {
  const words = status === 'held' ? 'Send now' : 'Try again';
  const [retryLetter, { isLoading, error }] = lettersApi.useRetryLetterMutation();
  return (
    <>
      <SmallButton
        aria-label={`${words}: ${subject}`}
        isBusy={isLoading}
        ref={restoreFocusBeside}
        onClick={ignoreDoubleClick(() => retryLetter(_id))}
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
