import type { NewWithdrawal, Withdrawal } from '@storyloom/backend/contract/order/withdrawal';
import type { Order } from '@storyloom/backend/contract/order/order';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { baseApi } from '@/api/base-api';
import { useSendsEmails } from '@/api/system.api';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { Checkbox } from '@/ui/form/more-fields';
import { fieldOf, showRefused } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { formatDateTime } from '@/ui/text/formats';
import { SummaryRow } from '@/ui/text/summary-row';

/** What is read back before it is confirmed. */
type Summary = Pick<Withdrawal, 'name' | 'email' | 'number' | 'items'>;

const { useDeclareWithdrawalMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Is only read back, unless it says `confirm`. */
    declareWithdrawal: build.mutation<Summary | { receivedAt: string }, NewWithdrawal>({
      query: (body) => ({ url: '/withdrawals/', method: 'POST', body }),
      extraOptions: { as: 'customer' },
      invalidatesTags: ['Order'],
    }),
  }),
});

interface WithdrawalFormProps {
  /** What is known of who is signed in, and '' else. */
  known: { name: string; email: string; number: string };
  /** The orders of who is signed in. */
  orders: Order[];
}

/** The two steps of a withdrawal: what it is about, then the summary that is confirmed. */
export function WithdrawalForm({ known, orders }: WithdrawalFormProps) {
  const sendsEmails = useSendsEmails();
  const form = useForm({ defaultValues: { ...known, items: [] as string[] } });
  const [declare] = useDeclareWithdrawalMutation();
  const [summary, setSummary] = useState<Summary>();
  const [failed, setFailed] = useState<{ reference: string | undefined }>();
  const number = useWatch({ control: form.control, name: 'number' }).replace(/\D/g, '');
  const order = orders.find((one) => String(one.number) === number);
  const send = form.handleSubmit(async ({ items, ...declared }) => {
    setFailed(undefined);
    const chosen = order?.items.filter(({ bookId }) => items.includes(bookId)) ?? [];
    const isPart = chosen.length > 0 && chosen.length < (order?.items.length ?? 0);
    const response = await declare({
      ...declared,
      ...(isPart && { items: chosen.map(({ bookId }) => bookId) }),
    });
    if (response.data && 'name' in response.data) return setSummary(response.data);
    const { fields, reference } = readApiProblem(response.error);
    if (!showRefused(form, fields)) setFailed({ reference });
  });

  if (summary) {
    const titles = order?.items
      .filter(({ bookId }) => summary.items?.includes(bookId))
      .map(({ title }) => title);
    return (
      <SummaryStep summary={summary} titles={titles ?? []} onBack={() => setSummary(undefined)} />
    );
  }
  return (
    <form
      noValidate
      aria-label="Withdraw from contract"
      onSubmit={(event) => void send(event)}
      className="space-y-5"
    >
      <TextField {...fieldOf(form, 'name', 'Name')} autoComplete="name" required />
      <TextField {...fieldOf(form, 'number', 'Order number')} inputMode="numeric" required />
      <TextField
        {...fieldOf(form, 'email', 'Email')}
        type="email"
        autoComplete="email"
        hint={sendsEmails ? 'Where we send the acknowledgement.' : 'Where we can reach you.'}
        required
      />
      {order && order.items.length > 1 && (
        <fieldset className="space-y-2">
          <legend className="mb-1 font-semibold">Only these books (none: the whole order)</legend>
          {order.items.map(({ bookId, title }) => (
            <Checkbox key={bookId} label={title} value={bookId} {...form.register('items')} />
          ))}
        </fieldset>
      )}
      {failed && (
        <Notice tone="error" title="That did not reach us. Please try again." {...failed} />
      )}
      <Button ref={restoreFocusBeside} type="submit" isBusy={form.formState.isSubmitting}>
        Continue
      </Button>
    </form>
  );
}

interface SummaryStepProps {
  summary: Summary;
  /** Of single books; empty for the whole order. */
  titles: string[];
  onBack: () => void;
}

/** What is about to be declared, its confirmation, and that it has arrived. */
function SummaryStep({ summary, titles, onBack }: SummaryStepProps) {
  const sendsEmails = useSendsEmails();
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
            <time dateTime={receipt.receivedAt}>{formatDateTime(receipt.receivedAt)}</time>
          </SummaryRow>
        )}
      </dl>
      {receipt ? (
        <p>
          {sendsEmails
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
