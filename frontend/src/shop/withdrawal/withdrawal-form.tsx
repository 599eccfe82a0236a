import type { Order } from '@storyloom/backend/contract/order/order';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { restoreFocusBeside } from '@/browser/place/focus';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { Checkbox } from '@/ui/form/more-fields';
import { fieldOf, showRefused } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { useSendsLetters } from '@/api/system.api';
import { WithdrawalSummaryStep } from './withdrawal-summary-step';
import { useDeclareWithdrawalMutation, type WithdrawalSummary } from './withdrawal.api';

interface WithdrawalFormProps {
  /** What is known of who is signed in, and '' else. */
  known: { name: string; email: string; number: string };
  /** The orders of who is signed in. */
  orders: Order[];
}

/** The two steps of a withdrawal: what it is about, then the summary that is confirmed. */
export function WithdrawalForm({ known, orders }: WithdrawalFormProps) {
  const sendsLetters = useSendsLetters();
  const form = useForm({ defaultValues: { ...known, items: [] as string[] } });
  const [declare] = useDeclareWithdrawalMutation();
  const [summary, setSummary] = useState<WithdrawalSummary>();
  const [failed, setFailed] = useState<{ reference: string | undefined }>();
  const number = useWatch({ control: form.control, name: 'number' }).replace(/\D/g, '');
  const order = orders.find((one) => String(one.number) === number);
  const send = form.handleSubmit(async ({ items, ...declared }) => {
    setFailed(undefined);
    const chosen = order?.items.filter(({ bookId }) => items.includes(bookId)) ?? [];
    const isPart = chosen.length > 0 && chosen.length < (order?.items.length ?? 0);
    const answer = await declare({
      ...declared,
      ...(isPart && { items: chosen.map(({ bookId }) => bookId) }),
    });
    if (answer.data && 'name' in answer.data) return setSummary(answer.data);
    const { fields, reference } = readApiProblem(answer.error);
    if (!showRefused(form, fields)) setFailed({ reference });
  });

  if (summary) {
    const titles = order?.items
      .filter(({ bookId }) => summary.items?.includes(bookId))
      .map(({ title }) => title);
    return (
      <WithdrawalSummaryStep
        summary={summary}
        titles={titles ?? []}
        onBack={() => setSummary(undefined)}
      />
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
        hint={sendsLetters ? 'Where we send the acknowledgement.' : 'Where we can reach you.'}
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
