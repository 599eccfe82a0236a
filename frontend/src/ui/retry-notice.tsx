import { useRetry } from '@/browser/retry';
import { SmallButton } from './controls/button';
import { Notice } from './notices/notice';

interface RetryNoticeProps {
  text: string;
  hint?: string;
  isRetrying: boolean;
  /** Tries again by itself, ever more slowly, until the notice is gone. */
  isTemporary: boolean;
  /** The id of the call that failed. */
  reference: string | undefined;
  onRetry: () => void;
}

/** Says what did not load and offers Retry; heals by itself when the fault was a passing one. */
export function RetryNotice(props: RetryNoticeProps) {
  const { text, hint, isRetrying, isTemporary, reference, onRetry } = props;
  useRetry(isTemporary && !isRetrying, onRetry);

  return (
    <Notice tone="error" title={text} reference={reference} className="my-4">
      {hint && <p>{hint}</p>}
      <SmallButton className="mt-3" isBusy={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying again' : 'Retry'}
      </SmallButton>
    </Notice>
  );
}
