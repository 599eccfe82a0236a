import type { Order } from '@storyloom/backend/contract/order/order';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { readApiError } from '@/api/api-error';
import { useSendsEmails } from '@/api/endpoints/system.api';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { isRecord } from '@/browser/is-record';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import { focusOnMount } from '@/browser/navigation/focus-on-mount';
import { keepsScroll } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { Checkbox } from '@/ui/form/checkbox';
import { fieldOf, showFieldErrors } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { SummaryRow } from '@/ui/text/summary-row';
import { words } from '@/words/shop';
import { withdrawalsApi, type WithdrawalSummary } from './withdrawals.api';

type Receipt = WithdrawalSummary & { receivedAt: string };

/** The history entry of the form to which an entry belongs: itself, unless it is a summary. */
function formKeyOf({ key, state }: Location<unknown>): string {
  return isRecord(state) && typeof state['formKey'] === 'string' ? state['formKey'] : key;
}

/** A link to the page leads on from a receipt; it leaves a form that is being filled in. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const formKey = formKeyOf(useLocation());
  const [{ id, receipt, receivedAtKey }, setForm] = useState<OpenForm>({ id: 0 });
  if (receipt && receivedAtKey === undefined) setForm({ id, receipt, receivedAtKey: formKey });
  if (receivedAtKey !== undefined && receivedAtKey !== formKey) setForm({ id: id + 1 });
  const onReceived = (received: Receipt) => setForm({ id, receipt: received });
  return <WithdrawalSteps key={id} {...props} receipt={receipt} onReceived={onReceived} />;
}

interface OpenForm {
  id: number;
  receipt?: Receipt;
  /** The history entry of the form when its receipt was shown first. */
  receivedAtKey?: string;
}

interface WithdrawalFormProps {
  /** Initial values from the customer's account; '' for guests. */
  initial: { name: string; email: string; number: string };
  orders: Order[];
}

interface WithdrawalStepsProps extends WithdrawalFormProps {
  /** Kept by the caller, as Back removes the summary while its confirmation is under way. */
  receipt: Receipt | undefined;
  onReceived: (receipt: Receipt) => void;
}

/** The two steps of a withdrawal: the form, then a summary to confirm. */
function WithdrawalSteps({ initial, orders, receipt, onReceived }: WithdrawalStepsProps) {
  const texts = words.withdrawal;
  const sendsEmails = useSendsEmails();
  const form = useForm({ defaultValues: { ...initial, items: [] as string[] } });
  const [declare] = withdrawalsApi.useDeclareWithdrawalMutation();
  const [summary, setSummary] = useState<WithdrawalSummary>();
  const navigate = useNavigateFromPage();
  const goBack = useNavigate();
  const location: Location<unknown> = useLocation();
  // The summary is an entry of the history, so that Back leads to the form. It holds no personal data.
  const formKey = formKeyOf(location);
  const isSummary = formKey !== location.key;
  const [failed, setFailed] = useState<{ reference: string | undefined }>();
  const number = useWatch({ control: form.control, name: 'number' }).replace(/\D/g, '');
  const order = orders.find((one) => String(one.number) === number);
  const unreturned = unreturnedItems(order);
  const send = form.handleSubmit(async ({ items, ...declared }) => {
    setFailed(undefined);
    const selected = unreturned.filter(({ bookId }) => items.includes(bookId));
    const isPart = selected.length > 0 && selected.length < (order?.items.length ?? 0);
    const response = await declare({
      ...declared,
      ...(isPart && { items: selected.map(({ bookId }) => bookId) }),
    });
    if (response.data && 'name' in response.data) {
      setSummary(response.data);
      // After a reload the form is shown at the entry of the summary.
      return navigate(
        { search: location.search },
        { replace: isSummary, state: { ...keepsScroll, formKey } },
      );
    }
    const { fields, reference } = readApiError(response.error);
    if (!showFieldErrors(form, fields)) setFailed({ reference });
  });

  // A received withdrawal stays, as going back must not declare it again.
  const shownSummary = receipt ?? (isSummary ? summary : undefined);
  if (shownSummary) {
    const { items } = shownSummary;
    const declared = unreturnedItems(
      orders.find((one) => String(one.number) === shownSummary.number),
    );
    const selected = items ? declared.filter(({ bookId }) => items.includes(bookId)) : declared;
    return (
      <SummaryStep
        summary={shownSummary}
        receivedAt={receipt?.receivedAt}
        titles={selected.map(({ title }) => title)}
        onBack={() => void goBack(-1)}
        onReceived={onReceived}
      />
    );
  }
  return (
    <form
      noValidate
      aria-label={texts.title}
      onSubmit={(event) => void send(event)}
      className="space-y-5"
    >
      <TextField {...fieldOf(form, 'name', texts.name)} autoComplete="name" required />
      <TextField {...fieldOf(form, 'number', texts.number)} inputMode="numeric" required />
      <TextField
        {...fieldOf(form, 'email', texts.email)}
        type="email"
        autoComplete="email"
        hint={sendsEmails ? texts.emailHint : texts.reachHint}
        required
      />
      {unreturned.length > 1 && (
        <fieldset className="space-y-2">
          <legend className="mb-1 font-semibold">{texts.onlyThese}</legend>
          {unreturned.map(({ bookId, title }) => (
            <Checkbox
              key={bookId}
              label={<bdi>{title}</bdi>}
              value={bookId}
              {...form.register('items')}
            />
          ))}
        </fieldset>
      )}
      {failed && <Notice tone="error" title={texts.failed} {...failed} />}
      <Button ref={restoreFocusBeside} type="submit" isBusy={form.formState.isSubmitting}>
        {texts.continue}
      </Button>
    </form>
  );
}

/** Books that have come back need no withdrawal. */
function unreturnedItems(order: Order | undefined): Order['items'] {
  return order?.items.filter(({ returnedAt }) => !returnedAt) ?? [];
}

interface SummaryStepProps {
  summary: WithdrawalSummary;
  receivedAt: string | undefined;
  /** The titles of the withdrawn books; empty if the order is not known here. */
  titles: string[];
  onBack: () => void;
  onReceived: (receipt: Receipt) => void;
}

function SummaryStep({ summary, receivedAt, titles, onBack, onReceived }: SummaryStepProps) {
  const texts = words.withdrawal;
  const sendsEmails = useSendsEmails();
  const [declare, { error, isLoading }] = withdrawalsApi.useDeclareWithdrawalMutation();
  const { status, reference } = readApiError(error);
  const confirm = async () => {
    const { data } = await declare({ ...summary, confirm: true });
    if (data && 'receivedAt' in data) onReceived({ ...summary, ...data });
  };
  return (
    <div className="space-y-5">
      <h2
        key={receivedAt ? 'received' : 'summary'}
        ref={focusOnMount}
        tabIndex={-1}
        className="text-2xl"
      >
        {receivedAt ? texts.received : texts.summary}
      </h2>
      <dl className="grid gap-4 rounded-lg border border-line p-5 sm:grid-cols-2">
        <SummaryRow name={texts.name}>
          <bdi>{summary.name}</bdi>
        </SummaryRow>
        <SummaryRow name={texts.email}>
          <bdi>{summary.email}</bdi>
        </SummaryRow>
        <SummaryRow name={texts.number}>{summary.number}</SummaryRow>
        <SummaryRow name={texts.from}>
          {!summary.items && <p>{texts.wholeOrder}</p>}
          {titles.length > 0 && <p>{texts.books(titles)}</p>}
        </SummaryRow>
        {receivedAt && (
          <SummaryRow name={texts.receivedAt}>
            <time dateTime={receivedAt}>{formatDateTime(receivedAt)}</time>
          </SummaryRow>
        )}
      </dl>
      {receivedAt ? (
        <p>{sendsEmails ? texts.emailFollows(summary.email) : texts.keepPage}</p>
      ) : (
        <>
          {error && (
            <Notice
              tone="error"
              title={status === 429 ? texts.tooMany : texts.failed}
              reference={reference}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button isBusy={isLoading} onClick={() => void confirm()}>
              {texts.confirm}
            </Button>
            <Button ref={restoreFocusBeside} variant="quiet" onClick={onBack}>
              {texts.back}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
