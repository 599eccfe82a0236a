import type { Letter } from '@storyloom/backend/contract/letter';
import { withReference } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { whenMeant } from '@/ui/meant';
import { useRetryLetterMutation } from './letters.api';

/** Sends a letter again at once: one that failed, or one that would wait longer. */
export function RetryLetter({ letter: { _id, subject } }: { letter: Letter }) {
  const [retryLetter, { isLoading, error }] = useRetryLetterMutation();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Try again: ${subject}`}
        isBusy={isLoading}
        onClick={whenMeant(() => retryLetter(_id))}
      >
        Try again
      </Button>
      {error && (
        <span role="alert" className="ml-3 text-sm text-red">
          {withReference('That did not work.', error)}
        </span>
      )}
    </>
  );
}
