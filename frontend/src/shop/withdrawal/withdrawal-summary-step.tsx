import { useEffect, useRef } from 'react';
import { readApiProblem } from '@/api/api-error';
import { restoreFocusBeside } from '@/browser/place/focus';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/notices/notice';
import { useSendsLetters } from '@/api/system.api';
import { SummaryRow } from '@/ui/text/summary-row';
import { useDeclareWithdrawalMutation, type WithdrawalSummary } from './withdrawal.api';
import { formatMoment } from '@/ui/text/formats';

interface WithdrawalSummaryStepProps {
  summary: WithdrawalSummary;
  /** Of single books; empty for the whole order. */
  titles: string[];
  onBack: () => void;
}

/** What is about to be declared, its confirmation, and that it has arrived. */
export function WithdrawalSummaryStep({ summary, titles, onBack }: WithdrawalSummaryStepProps) {
  const sendsLetters = useSendsLetters();
  const [declare, { data, error, isLoading }] = useDeclareWithdrawalMutation();
  const receipt = data && 'receivedAt' in data ? data : undefined;
  const { status, reference } = readApiProblem(error);
  const heading = useRef<HTMLHeadingElement>(null);
  // Each step begins at its heading, for keyboards and screen readers too.
  useEffect(() => heading.current?.focus(), [receipt]);
  return (
    <div className="space-y-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {receipt ? 'We have received your withdrawal' : 'Your withdrawal'}
      </h2>
      <dl className="grid gap-4 rounded-lg border border-line p-5 sm:grid-cols-2">
        <SummaryRow name="Name">{summary.name}</SummaryRow>
        <SummaryRow name="Email">{summary.email}</SummaryRow>
        <SummaryRow name="Order number">{summary.number}</SummaryRow>
        <SummaryRow name="Withdrawn from">
          {titles.length > 0 ? titles.join(', ') : 'the whole order'}
        </SummaryRow>
        {receipt && (
          <SummaryRow name="Received">
            <time dateTime={receipt.receivedAt}>{formatMoment(receipt.receivedAt)}</time>
          </SummaryRow>
        )}
      </dl>
      {receipt ? (
        <p>
          {sendsLetters
            ? `We write to ${summary.email} with what you declared and when it arrived.`
            : 'Please keep this page, or print it: it says what you declared and when it arrived.'}
        </p>
      ) : (
        <>
          {error && (
            <Notice
              tone="error"
              title={
                status === 429
                  ? 'Those were too many tries. Please wait a little.'
                  : 'That did not reach us. Please try again.'
              }
              reference={reference}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button isBusy={isLoading} onClick={() => void declare({ ...summary, confirm: true })}>
              Confirm withdrawal
            </Button>
            <Button ref={restoreFocusBeside} variant="quiet" onClick={onBack}>
              Back
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
