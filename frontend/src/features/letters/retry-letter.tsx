import type { Letter } from '@storyloom/backend/contract/letter';
import { Button } from '@/ui/button';
import { useRetryLetterMutation } from './letters.api';

/** Sends a letter again at once: one that failed, or one that would wait longer. */
export function RetryLetter({ letter: { _id, subject } }: { letter: Letter }) {
  const [retryLetter, { isLoading, isError }] = useRetryLetterMutation();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Try again: ${subject}`}
        isBusy={isLoading}
        onClick={() => void retryLetter(_id)}
      >
        Try again
      </Button>
      {isError && (
        <span role="alert" className="ml-3 text-sm text-red">
          That did not work.
        </span>
      )}
    </>
  );
}
