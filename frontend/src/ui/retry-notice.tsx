import { useEffect, useRef } from 'react';
import { Button } from './controls/button';
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

const longestPauseMs = 15_000;

/** Says what did not load and offers Retry; heals by itself when the fault was a passing one. */
export function RetryNotice(props: RetryNoticeProps) {
  const { text, hint, isRetrying, isTemporary, reference, onRetry } = props;
  const tries = useRef(0);

  useEffect(() => {
    if (!isTemporary || isRetrying) return undefined;
    const retry = () => {
      tries.current += 1;
      onRetry();
    };
    const pauseMs = Math.min(2000 * 1.6 ** tries.current, longestPauseMs);
    const timer = window.setTimeout(retry, pauseMs);
    window.addEventListener('online', retry);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isTemporary, isRetrying, onRetry]);

  return (
    <Notice tone="error" title={text} reference={reference} className="my-4">
      {hint && <p>{hint}</p>}
      <Button variant="quiet" size="small" className="mt-3" isBusy={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying again' : 'Retry'}
      </Button>
    </Notice>
  );
}
